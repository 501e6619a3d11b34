// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/valuewords.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "records/formvalues.h"
#include "records/typedtime.h"

#include <QJsonArray>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;
using catalogue::Type;

static QJsonValue labelled(const catalogue::FieldRule &rule, const QJsonValue &value)
{
    const auto found = std::ranges::find(rule.options, value.toString(), &catalogue::Option::id);
    return found == rule.options.end() || found->label.isEmpty() ? value : QJsonValue(found->label);
}

// Returns the label, name or id of an element that has members, otherwise the element itself.
static QJsonValue named(const QJsonValue &element)
{
    for (const auto member : {catalogue::key::label, catalogue::key::name, catalogue::key::id}) {
        if (const auto word = element[member].toString(); !word.isEmpty())
            return word;
    }
    return element;
}

QString wordsOf(const catalogue::FieldRule &rule, const QJsonValue &value, const QLocale &locale)
{
    if (storedesk::records::isNothing(value))
        return {};
    const bool dated =
        rule.type == Type::Moment || rule.type == Type::Date || rule.type == Type::Day;
    if (dated && value.isString())
        return storedesk::records::momentWords(value.toString(), locale);
    QJsonValue shown = value;
    if (value.isString()) {
        shown = labelled(rule, value);
    } else if (value.isArray()) {
        QJsonArray labels;
        for (const auto &element : value.toArray())
            labels.append(element.isString() ? labelled(rule, element) : named(element));
        shown = labels;
    }
    const catalogue::Field field{.key = "value"_L1, .title = "", .type = rule.type};
    return itemmodels::displayText(field, {{u"value"_s, shown}}, {}, locale);
}

} // namespace storedesk::ui::forms
