// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/changedelegate.h"

namespace storedesk::ui::valuechange {

// Paints the preview of a change to many contacts, with both values of each changed field.
class ValueChangeCells final : public ChangeDelegate
{
    Q_OBJECT

public:
    using ChangeDelegate::ChangeDelegate;

protected:
    [[nodiscard]] std::optional<ChangedText> changeOf(const QModelIndex &index) const override;
};

} // namespace storedesk::ui::valuechange
