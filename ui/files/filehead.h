// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QKeySequence>
#include <QWidget>

#include <utility>

class QAction;
class QComboBox;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// The head of a file page: file name, reading options, and actions on the whole file.
class FileHead final : public QWidget
{
    Q_OBJECT

public:
    explicit FileHead(const Theme &theme, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setReading(const QString &words, const QString &proof, const QString &columns);
    // Sets the tables in an archive or the sheets in a spreadsheet. The shown name is empty if all
    // tables are stacked.
    void setTables(const QStringList &names, const QString &shown, bool sheets);
    [[nodiscard]] Button *change() const { return m_change; }
    // Adds a button for the action.
    Button *add(QAction *action);
    // Adds a button without the shortcut, which the menu shows.
    Button *addWithoutKey(QAction *action);
    Button *addPrimary(QAction *action, Icon sign);

Q_SIGNALS:
    // Emitted with the chosen name. An empty name means all tables that have the same columns as
    // the current one.
    void tableChosen(const QString &name);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitKeys();

    const Theme &m_theme;
    ElidedLabel *m_title;
    QComboBox *m_tables;
    ElidedLabel *m_words;
    Button *m_change;
    // Shortcuts of the buttons, which are shown where there is room.
    QList<std::pair<Button *, QKeySequence>> m_keys;
};

} // namespace storedesk::ui::files
