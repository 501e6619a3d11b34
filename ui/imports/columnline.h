// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "imports/importcolumn.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class ElidedLabel;
class PillLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// A column of the file and the field it goes to; below it, what its texts become where the field
// has options.
class ColumnLine final : public QWidget
{
    Q_OBJECT

public:
    // How wide the parts are beside each other, for the headings above.
    static constexpr std::array<int, 5> stretches{3, 4, 1, 5, 3};

    ColumnLine(int column, const Theme &theme, QWidget *parent = nullptr);

    void setTargets(const catalogue::FieldSet &targets, bool canCreate);
    void show(const storedesk::imports::ImportColumn &column);
    void focusTarget();
    void focusOption(const QString &text);

Q_SIGNALS:
    void targetChosen(int column, const QString &key); // empty: not imported
    void optionChosen(int column, const QString &text, const QString &option);
    void newFieldAsked(int column);

private:
    void showTargets();
    void showTarget();
    void showOptions();
    void addOption(const storedesk::imports::OptionChoice &choice);
    [[nodiscard]] const catalogue::FieldRule *rule() const;

    const int m_column;
    const Theme &m_theme;
    catalogue::FieldSet m_targets;
    bool m_canCreate = false;
    storedesk::imports::ImportColumn m_shown;
    ElidedLabel *m_name;
    ElidedLabel *m_samples;
    QLabel *m_fill;
    QComboBox *m_target;
    PillLabel *m_how;
    QWidget *m_options;
    QVBoxLayout *m_optionBox;
    QList<QComboBox *> m_choices; // one for each text
};

} // namespace storedesk::ui::imports
