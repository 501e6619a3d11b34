// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pagelayout.h"

#include "ui/theme/role.h"
#include "ui/widgets/layouts.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

namespace storedesk::ui {

static void setPageMargins(QVBoxLayout &column)
{
    column.setContentsMargins(20, 16, 20, 16);
    column.setSpacing(12);
}

QVBoxLayout *pageColumnIn(QWidget *page)
{
    auto *column = new QVBoxLayout(page);
    setPageMargins(*column);
    return column;
}

QVBoxLayout *pageColumnAbove(QWidget *foot, QWidget *page)
{
    auto *column = new QVBoxLayout;
    setPageMargins(*column);
    auto *box = columnIn(page);
    box->addLayout(column, 1);
    box->addWidget(foot);
    return column;
}

static QHBoxLayout *footIn(QWidget *parent, const QMargins &margins)
{
    auto *foot = new QFrame(parent);
    setRole(foot, Role::Foot);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(margins);
    return row;
}

QHBoxLayout *pageFootIn(QWidget *page)
{
    return footIn(page, {20, 10, 20, 10});
}

QSplitter *listAndDetail(QWidget *list, QWidget *detail, const QList<int> &widths, QWidget *page)
{
    auto *splitter = new QSplitter(page);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(10);
    splitter->addWidget(list);
    splitter->addWidget(detail);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes(widths);
    return splitter;
}

QHBoxLayout *dialogFootIn(QWidget *dialog)
{
    auto *row = footIn(dialog, {18, 12, 18, 12});
    row->setSpacing(8);
    return row;
}

} // namespace storedesk::ui
