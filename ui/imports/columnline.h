// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "importcheck/importcolumn.h"

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

// One column in the file and its target field. If the field has options, the mapping of its strings
// is shown below.
class ColumnLine final : public QWidget
{
    Q_OBJECT

public:
    // Relative widths of the parts, which the headings use too.
    static constexpr std::array<int, 5> stretches{9, 11, 4, 15, 9};

    ColumnLine(int column, const Theme &theme, QWidget *parent = nullptr);

    // Sets whether a new field is offered, and why it cannot be created; an empty reason allows it.
    void setTargets(const catalogue::FieldSet &targets, bool offersNew, const QString &whyNoNew);
    void show(const storedesk::importcheck::ImportColumn &column);
    void focusTarget();
    void focusOption(const QString &text);

Q_SIGNALS:
    // Emitted when a target is chosen. An empty key means that the column is not imported.
    void targetChosen(int column, const QString &key);
    void optionChosen(int column, const QString &text, const QString &option);
    void newFieldAsked(int column);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose();
    void showTargets();
    void offerNew();
    void showTarget();
    void showOptions();
    void addOption(const storedesk::importcheck::OptionChoice &choice);
    [[nodiscard]] const catalogue::FieldRule *rule() const;

    const int m_column;
    const Theme &m_theme;
    catalogue::FieldSet m_targets;
    bool m_offersNew = false;
    QString m_whyNoNew;
    // Whether the user is stepping through the closed list with a key or the mouse wheel.
    bool m_passesBy = false;
    storedesk::importcheck::ImportColumn m_shown;
    ElidedLabel *m_name;
    ElidedLabel *m_samples;
    QLabel *m_fill;
    QComboBox *m_target;
    PillLabel *m_how;
    QWidget *m_options;
    QVBoxLayout *m_optionBox;
    // One combo box for each text.
    QList<QComboBox *> m_choices;
};

} // namespace storedesk::ui::imports
