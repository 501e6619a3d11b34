// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/fieldchange.h"
#include "itemmodels/columnmodel.h"

namespace storedesk::ui::events {

// Field values of a contact before and after an event.
class ContactChanges final : public itemmodels::ColumnModel<storedesk::events::FieldChange>
{
    Q_OBJECT

public:
    enum Column { Field, Before, After, ColumnCount };

    explicit ContactChanges(QObject *parent = nullptr);

    void setChanges(const QList<storedesk::events::FieldChange> &changes);
    // Returns the number of changed fields.
    [[nodiscard]] int changed() const;
};

} // namespace storedesk::ui::events
