// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/formshape.h"

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;
using catalogue::FieldRule;

QList<FormGroup> groupsOf(const catalogue::FieldSet &fields, const FormShape &shape)
{
    QList<FormGroup> groups = shape.groups;
    QStringList named = shape.without;
    for (const FormGroup &group : groups)
        named += group.keys;
    FormGroup rest{.title = shape.rest, .keys = {}};
    for (const FieldRule &rule : fields.rules) {
        if (!named.contains(rule.key))
            rest.keys.append(rule.key);
    }
    groups.append(rest);
    return groups;
}

// Returns whether the field has its own editor. Members of lists are edited by the editor of the
// list; members of an object have their own editors.
bool isEdited(const FieldRule &rule, const catalogue::FieldSet &fields)
{
    if (rule.readOnly || rule.key.contains("[]."_L1))
        return false;
    return rule.type != catalogue::Type::Object
        || std::ranges::none_of(fields.rules, [&rule](const FieldRule &other) {
               return other.key.startsWith(rule.key + u'.');
           });
}

} // namespace storedesk::ui::forms
