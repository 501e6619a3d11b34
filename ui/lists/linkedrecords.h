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

// A record that another one belongs to, by its name or, until that is known, its id.
struct RecordLink
{
    QString text;
    Place place;

    bool operator==(const RecordLink &) const = default;
};

// Which other resource the records of a list are linked with; nothing: none.
[[nodiscard]] std::optional<catalogue::Resource> linkedWith(catalogue::Resource resource);
[[nodiscard]] RecordLink linkTo(catalogue::Resource resource, const QString &id,
                                const desk::RecordNames &names);
// The workflows of a coupon set, the coupon sets of a workflow.
[[nodiscard]] std::vector<RecordLink>
linksOf(catalogue::Resource resource, const QJsonObject &record, const desk::RecordNames &names);
[[nodiscard]] items::LinkedColumns linkedColumns(catalogue::Resource resource,
                                                 const desk::RecordNames &names);
// A click on a cell of such a column leads to the record, or asks which one is meant. The records
// hear of names that come later.
void followLinks(TableView &table, items::ResourceModel &records, Frame &frame);

} // namespace storedesk::ui::lists
