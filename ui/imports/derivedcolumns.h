// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QMenu;

namespace storedesk::imports {
class ImportDraft;
}
namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::imports {

// Splits a full name or a column, and joins columns, into new columns that are mapped like those of
// the file.
class DerivedColumns final : public QObject
{
    Q_OBJECT

public:
    // Owned by the menu. All other arguments must outlive it.
    DerivedColumns(storedesk::imports::ImportDraft &draft, PageHost &host, QMenu &menu);

private:
    void fill();
    void askToSplitName();
    void askToSplit();
    void askToJoin();

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    QMenu &m_menu;
};

} // namespace storedesk::ui::imports
