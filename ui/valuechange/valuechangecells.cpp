// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/valuechange/valuechangecells.h"

#include "ui/valuechange/valuechangemodel.h"

namespace storedesk::ui::valuechange {

std::optional<ChangedText> ValueChangeCells::changeOf(const QModelIndex &index) const
{
    const auto after = index.data(ValueChangeModel::AfterRole);
    if (!after.isValid())
        return std::nullopt;
    return ChangedText{.before = index.data(ValueChangeModel::BeforeRole).toString(),
                       .after = after.toString(),
                       .hadValue = index.data(ValueChangeModel::HadValueRole).toBool()};
}

} // namespace storedesk::ui::valuechange
