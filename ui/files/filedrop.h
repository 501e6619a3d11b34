// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// Opens the files that are dropped on its parent page, or asks whether to open or import them.
class FileDrop final : public QObject
{
    Q_OBJECT

public:
    enum class Drop : quint8 { Opens, Asks };
    FileDrop(QWidget &page, PageHost &host, Drop drop = Drop::Opens);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask(const QStringList &files, const QPoint &place);

    QWidget &m_page;
    PageHost &m_host;
    const Drop m_drop;
};

} // namespace storedesk::ui::files
