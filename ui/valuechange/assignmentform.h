// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/valuechange.h"

#include <QWidget>

class QBoxLayout;
class QButtonGroup;
class QComboBox;
class QToolButton;

namespace storedesk::account {
class AccountFields;
}

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class FieldEditor;
}

namespace storedesk::ui::valuechange {

// Chooses one field of many contacts and its new value, with the editor for the field's type.
// Single values can also be added to list fields or removed from them.
class AssignmentForm final : public QWidget
{
    Q_OBJECT

public:
    // The number distinguishes the forms in a dialog.
    AssignmentForm(int number, const catalogue::FieldSet &fields, const Theme &theme,
                   QWidget *parent = nullptr);

    // Returns the fields that can have the same value in many contacts.
    [[nodiscard]] static catalogue::FieldSet fieldsOf(const account::AccountFields &fields);

    // Returns nothing until the value is complete and valid.
    [[nodiscard]] std::optional<storedesk::imports::FieldAssignment> assignment() const;
    // Returns the input, even if it is incomplete.
    [[nodiscard]] storedesk::imports::FieldAssignment typed() const;
    void restore(const storedesk::imports::FieldAssignment &typed);
    // Returns the reason why there is no assignment.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QString key() const;
    using Mode = storedesk::imports::FieldAssignment::Mode;
    void choose(const QString &key, Mode mode = Mode::Set);
    [[nodiscard]] Mode mode() const;
    void setRemovable(bool removable);
    // Focuses the choice of the field.
    void focusFirst();
    // Shows the reason next to the value and focuses the value.
    void goToProblem();

Q_SIGNALS:
    void changed();
    void removeWanted();

private:
    void build(int number);
    [[nodiscard]] QWidget *existing(int number);
    void showField();
    void showMode();
    [[nodiscard]] const catalogue::FieldRule &rule() const;
    [[nodiscard]] QString faultOf(const QJsonValue &value) const;

    const catalogue::FieldSet m_fields;
    const Theme &m_theme;
    QComboBox *m_field;
    QComboBox *m_mode;
    QBoxLayout *m_place = nullptr;
    forms::FieldEditor *m_editor = nullptr;
    // Chooses what happens to existing values.
    QWidget *m_existing = nullptr;
    QButtonGroup *m_keeps;
    QToolButton *m_remove = nullptr;
};

} // namespace storedesk::ui::valuechange
