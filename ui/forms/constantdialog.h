// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "records/fieldconstant.h"

#include <QDialog>

class QBoxLayout;
class QComboBox;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

class FieldEditor;

// Asks for a field and the value that it gets in all rows of a table.
class ConstantDialog final : public QDialog
{
    Q_OBJECT

public:
    ConstantDialog(PageHost &host, const catalogue::FieldSet &fields, QWidget *parent = nullptr);

    // Shows a constant to be changed.
    void change(const storedesk::records::FieldConstant &constant);
    // Returns the input, which restore() shows in another dialog after this one was cancelled.
    // Nothing if there is no value.
    [[nodiscard]] std::optional<storedesk::records::FieldConstant> typed() const;
    void restore(const storedesk::records::FieldConstant &typed);

Q_SIGNALS:
    void chosen(const storedesk::records::FieldConstant &constant);
    // Emitted when the user wants to add values to lists, or to remove them, instead of replacing
    // the lists in this field. The dialog is closed.
    void listChangeAsked(const QString &field);

private:
    void build();
    [[nodiscard]] QWidget *buildFoot();
    void showEditor();
    void finish();
    [[nodiscard]] const catalogue::FieldRule &rule() const;
    [[nodiscard]] QString fault() const;

    PageHost &m_host;
    // The fields that can have a constant value.
    catalogue::FieldSet m_fields;
    QComboBox *m_field;
    QBoxLayout *m_place = nullptr;
    FieldEditor *m_editor = nullptr;
    Button *m_listChange;
    // Only lists of contacts can be changed by single values.
    const bool m_isOfContacts;
};

} // namespace storedesk::ui::forms
