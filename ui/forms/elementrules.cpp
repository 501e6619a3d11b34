// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/elementrules.h"

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

catalogue::FieldSet elementRules(const catalogue::FieldSet &set, const QString &list)
{
    const auto prefix = list + "[]."_L1;
    catalogue::FieldSet element{.rules = {}, .strict = false};
    for (auto rule : set.rules) {
        if (!rule.key.startsWith(prefix) || rule.readOnly)
            continue;
        rule.key.remove(0, prefix.size());
        if (rule.whenKey.startsWith(prefix))
            rule.whenKey.remove(0, prefix.size());
        element.rules.push_back(std::move(rule));
    }
    return element;
}

} // namespace storedesk::ui::forms
