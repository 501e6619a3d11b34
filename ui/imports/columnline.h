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
    static constexpr std::array<int, 5> stretches{9, 11, 4, 15, 9};

    ColumnLine(int column, const Theme &theme, QWidget *parent = nullptr);

    // Whether a new field is offered, and what stands in the way of making one; empty: nothing.
    void setTargets(const catalogue::FieldSet &targets, bool offersNew, const QString &whyNoNew);
    void show(const storedesk::imports::ImportColumn &column);
    void focusTarget();
    void focusOption(const QString &text);

Q_SIGNALS:
    void targetChosen(int column, const QString &key); // empty: not imported
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
    void addOption(const storedesk::imports::OptionChoice &choice);
    [[nodiscard]] const catalogue::FieldRule *rule() const;

    const int m_column;
    const Theme &m_theme;
    catalogue::FieldSet m_targets;
    bool m_offersNew = false;
    QString m_whyNoNew;
    bool m_passesBy = false; // a key or the wheel goes through the closed list
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
