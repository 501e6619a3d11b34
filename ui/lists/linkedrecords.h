// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/linkedcolumn.h"
#include "ui/host/pageaddress.h"

#include <optional>

namespace storedesk::account {
class RecordNames;
}

namespace storedesk::itemmodels {
class ResourceModel;
}

namespace storedesk::ui {
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// A link to a related record. The text is the record's name or, until the name is known, its ID.
struct RecordLink
{
    QString text;
    PageAddress place;

    bool operator==(const RecordLink &) const = default;
};

// Returns the resource to which the records in a list link, if any.
[[nodiscard]] std::optional<catalogue::Resource> linkedWith(catalogue::Resource resource);
[[nodiscard]] RecordLink linkTo(catalogue::Resource resource, const QString &id,
                                const account::RecordNames &names);
// Returns the workflows that a coupon set names, or the coupon sets that name a workflow.
[[nodiscard]] std::vector<RecordLink>
linksOf(catalogue::Resource resource, const QJsonObject &record, const account::RecordNames &names);
[[nodiscard]] itemmodels::LinkedColumns linkedColumns(catalogue::Resource resource,
                                                      const account::RecordNames &names);
// Opens the linked record when a cell in a link column is clicked, or asks which one to open if
// there are several. Updates the records when names are loaded later.
void followLinks(TableView &table, itemmodels::ResourceModel &records, PageHost &host);

} // namespace storedesk::ui::lists
