// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/linkedcolumn.h"
#include "ui/frame/place.h"

#include <optional>

namespace storedesk::desk {
class RecordNames;
}

namespace storedesk::items {
class ResourceModel;
}

namespace storedesk::ui {
class Frame;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// A link to a related record. The text is its name or, until the name is known, its ID.
struct RecordLink
{
    QString text;
    Place place;

    bool operator==(const RecordLink &) const = default;
};

// Returns the resource that the records of a list link to, if any.
[[nodiscard]] std::optional<catalogue::Resource> linkedWith(catalogue::Resource resource);
[[nodiscard]] RecordLink linkTo(catalogue::Resource resource, const QString &id,
                                const desk::RecordNames &names);
// Returns the workflows of a coupon set, or the coupon sets of a workflow.
[[nodiscard]] std::vector<RecordLink>
linksOf(catalogue::Resource resource, const QJsonObject &record, const desk::RecordNames &names);
[[nodiscard]] items::LinkedColumns linkedColumns(catalogue::Resource resource,
                                                 const desk::RecordNames &names);
// Opens the linked record when a cell of a link column is clicked, or asks which one to open if
// there are several. Updates the records when names are loaded later.
void followLinks(TableView &table, items::ResourceModel &records, Frame &frame);

} // namespace storedesk::ui::lists
