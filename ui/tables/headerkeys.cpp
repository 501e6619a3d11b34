// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/headerkeys.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

namespace storedesk::ui {

namespace {

class ColumnMenu final
{
    Q_DECLARE_TR_FUNCTIONS(ColumnMenu)

public:
    static void open(QHeaderView &header, int column, const QPoint &place)
    {
        auto *menu = new QMenu(&header);
        menu->setObjectName(QStringLiteral("columnMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(tr("Sort &ascending"), &header,
                        [&header, column] { header.setSortIndicator(column, Qt::AscendingOrder); });
        menu->addAction(tr("Sort &descending"), &header, [&header, column] {
            header.setSortIndicator(column, Qt::DescendingOrder);
        });
        menu->popup(place);
    }
};

} // namespace

bool openColumnMenu(QHeaderView &header, int column, const QKeyEvent &event)
{
    const bool hasOwn = header.contextMenuPolicy() == Qt::CustomContextMenu;
    const bool sorts = header.isSortIndicatorShown() && header.sectionsClickable();
    if (event.key() != Qt::Key_Down || event.modifiers() != Qt::AltModifier || column < 0
        || (!hasOwn && !sorts))
        return false;
    // Show the menu below the column title at the current scroll position.
    const QPoint place(header.sectionViewportPosition(column) + 1, header.height());
    if (hasOwn)
        Q_EMIT header.customContextMenuRequested(place);
    else
        ColumnMenu::open(header, column, header.mapToGlobal(place));
    return true;
}

} // namespace storedesk::ui
