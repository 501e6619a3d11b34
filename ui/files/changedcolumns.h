// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/comparedfiles.h"

#include <QWidget>

class QHBoxLayout;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// Links to the columns with the most changes; columns that do not fit are in a menu.
class ChangedColumns final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangedColumns(const Theme &theme, QWidget *parent = nullptr);

    void set(const sheet::ComparedFiles &compared);

Q_SIGNALS:
    // Emitted with a column number in the table of differences.
    void chosen(int column);

private:
    void addLink(int column, const QString &text);
    void addRest(const std::vector<std::pair<int, QString>> &rest);

    const Theme &m_theme;
    QHBoxLayout *m_row;
};

} // namespace storedesk::ui::files
