// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bodyform.h"

#include "bodywalk.h"

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

struct SplitKey
{
    // The object or list that contains the member; empty if that is the body itself.
    QString around;
    QString name;
};

// Names of fields defined by accounts may contain dots and brackets, so only the part after the key
// of a known object is a step into that object.
static SplitKey split(const QString &key, const QHash<QString, std::size_t> &objects)
{
    const auto dot = key.lastIndexOf(u'.');
    QString around = key.left(std::max<qsizetype>(dot, 0));
    if (around.endsWith("[]"_L1))
        around.chop(2);
    if (dot > 0 && objects.contains(around))
        return {.around = around, .name = key.sliced(dot + 1)};
    return {.around = {}, .name = key};
}

BodyForm::BodyForm(const FieldSet &fields)
    : m_strict(fields.strict)
{
    for (const FieldRule &rule : fields.rules)
        m_cells.emplace_back(rule);
    m_objects.push_back({});
    QHash<QString, std::size_t> objects{{QString(), 0}};
    for (std::size_t cell = 0; cell < fields.rules.size(); ++cell)
        add(fields, cell, objects);
}

void BodyForm::add(const FieldSet &fields, std::size_t cell, QHash<QString, std::size_t> &objects)
{
    const FieldRule &rule = fields.rules[cell];
    const SplitKey key = split(rule.key, objects);
    const std::size_t parent = objects.value(key.around);
    Member member{.name = key.name,
                  .required = rule.required,
                  .filled = rule.filled,
                  .readOnly = rule.readOnly,
                  .cell = cell,
                  .whenValues = rule.whenValues};
    if (const FieldRule *decides = fields.rule(rule.whenKey)) {
        const SplitKey when = split(rule.whenKey, objects);
        member.whenName = when.name;
        member.whenCell = static_cast<std::size_t>(decides - fields.rules.data());
        member.whenDepth = m_objects[objects.value(when.around)].depth;
    }
    if (!rule.unlessKey.isEmpty())
        member.unlessName = split(rule.unlessKey, objects).name;
    if (rule.type == Type::Object || rule.type == Type::Objects) {
        member.object = m_objects.size();
        objects.insert(rule.key, member.object);
        m_objects.push_back({.depth = m_objects[parent].depth + 1});
    }
    Object &object = m_objects[parent];
    object.byName.insert(member.name, object.members.size());
    object.members.push_back(std::move(member));
}

std::vector<FieldFault> BodyForm::check(const QJsonObject &body, Values values) const
{
    return BodyWalk(*this, values).faultsOf(body);
}

} // namespace storedesk::catalogue
