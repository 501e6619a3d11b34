// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/repair.h"
#include "importcheck/tabledraft.h"

namespace storedesk::importcheck {

// A draft whose cells the user can change, one at a time or a whole column at once.
class EditableDraft : public TableDraft
{
    Q_OBJECT

public:
    ~EditableDraft() override;

    // Emits previewed() with the effect of a change.
    virtual void preview(const Repair &repair) = 0;
    virtual void apply(const Repair &repair) = 0;
    // May only be called after the table has been read.
    [[nodiscard]] virtual RepairContext contextOf(int column) const = 0;

Q_SIGNALS:
    void previewed(const storedesk::importcheck::RepairPreview &preview);

protected:
    using TableDraft::TableDraft;
};

} // namespace storedesk::importcheck
