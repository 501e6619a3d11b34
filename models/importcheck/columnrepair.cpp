// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/columnrepair.h"

#include "base/enumnames.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <array>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

namespace {

struct RecipeWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportRecipe)
};

// Never rename these, because they are stored in users' files. They are in the order of Action.
constexpr std::array actionNames{
    "trim"_L1,        "phone"_L1,       "date"_L1,         "number"_L1,     "strip-zeros"_L1,
    "single-at"_L1,   "clean-email"_L1, "option"_L1,       "add-scheme"_L1, "clean-text"_L1,
    "cut"_L1,         "no-repeats"_L1,  "lower-case"_L1,   "empty"_L1,      "replace"_L1,
    "keep-last"_L1,   "leave-out"_L1,   "accept"_L1,       "squeeze"_L1,    "fix-encoding"_L1,
    "mail-domain"_L1, "upper-case"_L1,  "title-case"_L1,   "prefix"_L1,     "suffix"_L1,
    "set"_L1,         "fill"_L1,        "replace-table"_L1};
static_assert(actionNames.size() == static_cast<std::size_t>(Action::Count));

// Never rename these either. They are in the order of FaultKind.
constexpr std::array kindNames{"any"_L1,
                               "no-key"_L1,
                               "missing"_L1,
                               "too-many-cells"_L1,
                               "blanks"_L1,
                               "phone-form"_L1,
                               "no-phone"_L1,
                               "date-form"_L1,
                               "no-date"_L1,
                               "leading-zero"_L1,
                               "number-form"_L1,
                               "no-number"_L1,
                               "two-at"_L1,
                               "email-form"_L1,
                               "no-email"_L1,
                               "no-option"_L1,
                               "url-form"_L1,
                               "no-url"_L1,
                               "foreign-domain"_L1,
                               "no-text"_L1,
                               "too-long"_L1,
                               "too-small"_L1,
                               "too-large"_L1,
                               "too-early"_L1,
                               "too-late"_L1,
                               "repeated-element"_L1,
                               "other"_L1,
                               "repeated-code"_L1,
                               "repeated-key"_L1,
                               "sent-before"_L1,
                               "impossible-phone"_L1,
                               "too-few-cells"_L1,
                               "stray-quote"_L1,
                               "nul-byte"_L1,
                               "error-value"_L1,
                               "extra-blanks"_L1,
                               "control-character"_L1,
                               "garbled"_L1,
                               "mail-typo"_L1};
static_assert(kindNames.size() == static_cast<std::size_t>(FaultKind::Count));

QJsonObject repairJson(const ColumnRepair &columnRepair)
{
    QJsonObject object{
        {u"column"_s, columnRepair.column},
        {u"fault"_s, QString(kindNames[static_cast<std::size_t>(columnRepair.repair.kind)])},
        {u"do"_s, QString(actionNames[static_cast<std::size_t>(columnRepair.repair.action)])}};
    if (!columnRepair.repair.text.isEmpty())
        object.insert(u"text"_s, columnRepair.repair.text);
    if (columnRepair.repair.action == Action::Replace)
        object.insert(u"by"_s, columnRepair.repair.replacement);
    return object;
}

} // namespace

QJsonArray jsonOf(const std::vector<ColumnRepair> &repairs)
{
    QJsonArray array;
    for (const auto &repair : repairs)
        array.append(repairJson(repair));
    return array;
}

std::vector<ColumnRepair> columnRepairsFrom(base::JsonMembers &members)
{
    std::vector<ColumnRepair> repairs;
    for (const auto &object : members.objects(u"repairs"_s)) {
        base::JsonMembers step(object,
                               u"%1[%2]"_s.arg(members.pathOf(u"repairs"_s)).arg(repairs.size()));
        const auto action = base::valueNamed<Action>(actionNames, step.text(u"do"_s));
        const auto fault = base::valueNamed<FaultKind>(kindNames, step.text(u"fault"_s));
        if (!action)
            step.addFault(u"do"_s, RecipeWords::tr("is not a fix."));
        if (!fault)
            step.addFault(u"fault"_s, RecipeWords::tr("is not a type of problem."));
        repairs.push_back({.column = step.text(u"column"_s),
                           .repair = {.action = action.value_or(Action::Trim),
                                      .kind = fault.value_or(FaultKind::Count),
                                      .text = step.text(u"text"_s),
                                      .replacement = step.text(u"by"_s)}});
        members.addFaults(step.faults());
    }
    return repairs;
}

} // namespace storedesk::importcheck
