// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/lists/listmessages.h"

namespace storedesk::itemmodels {
class ResourceFeed;
class ResourceModel;
class ResourceView;
} // namespace storedesk::itemmodels

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class FilterRow;
struct ListKind;

// Shows the state of a list: empty, loading, failed, locked or no match, and the age of the data.
class ListState final : public ListMessages
{
    Q_OBJECT

public:
    // The parts of the list. They must outlive this object.
    struct Parts
    {
        const ListKind &kind;
        itemmodels::ResourceModel &records;
        itemmodels::ResourceView &view;
        itemmodels::ResourceFeed &feed;
        FilterRow &filter;
        TableView &table;
    };
    ListState(const Parts &list, PageHost &host, QWidget *parent);

    void show() override;
    [[nodiscard]] QString subtitle() const override;
    void showFoot();
    // Clears the messages about the last read.
    void forget();

private:
    void showPane();
    void showFailure();
    void showBanner();
    [[nodiscard]] QString amount() const;
    void doMain();
    void doOther();

    Parts m_list;
    // Whether the details of a failure are visible.
    // The reason why the next page is not requested yet.
    QString m_waitsFor;
};

} // namespace storedesk::ui::lists
