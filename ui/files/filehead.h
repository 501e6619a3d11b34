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

// The head of a file's page: name, how it is read, and what can be done with all of it.
class FileHead final : public QWidget
{
    Q_OBJECT

public:
    explicit FileHead(const Theme &theme, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setReading(const QString &words, const QString &proof, const QString &columns);
    // The tables of an archive or the sheets of a spreadsheet; the one shown, or none when they are
    // stacked.
    void setTables(const QStringList &names, const QString &shown, bool sheets);
    [[nodiscard]] Button *change() const { return m_change; }
    Button *add(QAction *action); // a button for it
    Button *addPrimary(QAction *action, Icon sign);

Q_SIGNALS:
    void tableChosen(const QString &name); // empty: all that have the columns of the one shown

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitKeys();

    const Theme &m_theme;
    ElidedLabel *m_title;
    QComboBox *m_tables;
    ElidedLabel *m_words;
    Button *m_change;
    QList<std::pair<Button *, QKeySequence>> m_keys; // of the buttons, where there is room
};

} // namespace storedesk::ui::files
