// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/recipe.h"
#include "base/newfile.h"

#include "base/jsonmembers.h"
#include "catalogue/choice.h"
#include "importcheck/columnmappingmemory.h"
#include "tablefile/xlsxdevice.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

namespace {

struct RecipeWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportRecipe)
};

constexpr auto formatName = "storedesk-import"_L1;
constexpr int formatVersion = 1;
constexpr std::array policyNames{"leave"_L1, "overwrite"_L1, "fill"_L1};

// Never rename these: they are stored in files of users. In the order of Action.
constexpr std::array actionNames{
    "trim"_L1,       "phone"_L1,       "date"_L1,       "number"_L1,     "strip-zeros"_L1,
    "single-at"_L1,  "clean-email"_L1, "option"_L1,     "add-scheme"_L1, "clean-text"_L1,
    "cut"_L1,        "no-repeats"_L1,  "lower-case"_L1, "empty"_L1,      "replace"_L1,
    "keep-last"_L1,  "leave-out"_L1,   "accept"_L1,     "squeeze"_L1,    "fix-encoding"_L1,
    "mail-domain"_L1};
static_assert(actionNames.size() == static_cast<std::size_t>(importcheck::Action::Count));

// Never rename these either. In the order of FaultKind.
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
static_assert(kindNames.size() == static_cast<std::size_t>(importcheck::FaultKind::Count));

template <typename Enum, std::size_t count>
std::optional<Enum> named(const std::array<QLatin1StringView, count> &names, const QString &name)
{
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

QJsonObject repairJson(const Recipe::ColumnRepair &columnRepair)
{
    QJsonObject object{
        {u"column"_s, columnRepair.column},
        {u"fault"_s, QString(kindNames[static_cast<std::size_t>(columnRepair.repair.kind)])},
        {u"do"_s, QString(actionNames[static_cast<std::size_t>(columnRepair.repair.action)])}};
    if (!columnRepair.repair.text.isEmpty())
        object.insert(u"text"_s, columnRepair.repair.text);
    if (columnRepair.repair.action == importcheck::Action::Replace)
        object.insert(u"by"_s, columnRepair.repair.replacement);
    return object;
}

template <typename Number>
QJsonValue numberJson(const std::optional<Number> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonObject guardsJson(const Guards &guards)
{
    return {{u"fewestRows"_s, numberJson(guards.fewestRows)},
            {u"mostRows"_s, numberJson(guards.mostRows)},
            {u"unknownColumns"_s, guards.unknownColumns},
            {u"mostRejectsPercent"_s, numberJson(guards.mostRejects)},
            {u"mostBlanked"_s, numberJson(guards.mostBlanked)}};
}

// A guard that cannot be parsed is an error, because the import would run unguarded otherwise.
Guards guardsFrom(base::JsonMembers &members)
{
    constexpr qint64 most = 1'000'000'000'000;
    base::JsonMembers guards(members.object(u"guards"_s), members.pathOf(u"guards"_s));
    Guards read{.fewestRows = guards.whole(u"fewestRows"_s, 0, most),
                .mostRows = guards.whole(u"mostRows"_s, 0, most),
                .unknownColumns = guards.flag(u"unknownColumns"_s, false),
                .mostRejects = guards.number(u"mostRejectsPercent"_s, 0, 100),
                .mostBlanked = guards.whole(u"mostBlanked"_s, 0, most)};
    members.addFaults(guards.faults());
    return read;
}

importcheck::Remembered matchingFrom(base::JsonMembers &members)
{
    base::JsonMembers matching(members.object(u"matching"_s), members.pathOf(u"matching"_s));
    importcheck::Remembered read{.targets = matching.texts(u"columns"_s)};
    const auto columns = matching.object(u"texts"_s);
    base::JsonMembers texts(columns, matching.pathOf(u"texts"_s));
    for (auto column = columns.begin(); column != columns.end(); ++column)
        read.options.insert(column.key(), texts.texts(column.key()));
    matching.addFaults(texts.faults());
    members.addFaults(matching.faults());
    return read;
}

std::vector<Recipe::ColumnRepair> repairsFrom(base::JsonMembers &members)
{
    std::vector<Recipe::ColumnRepair> repairs;
    for (const auto &object : members.objects(u"repairs"_s)) {
        base::JsonMembers step(object,
                               u"%1[%2]"_s.arg(members.pathOf(u"repairs"_s)).arg(repairs.size()));
        const auto action = named<importcheck::Action>(actionNames, step.text(u"do"_s));
        const auto fault = named<importcheck::FaultKind>(kindNames, step.text(u"fault"_s));
        if (!action)
            step.addFault(u"do"_s, RecipeWords::tr("is not a fix."));
        if (!fault)
            step.addFault(u"fault"_s, RecipeWords::tr("is not a type of problem."));
        repairs.push_back({.column = step.text(u"column"_s),
                           .repair = {.action = action.value_or(importcheck::Action::Trim),
                                      .kind = fault.value_or(importcheck::FaultKind::Count),
                                      .text = step.text(u"text"_s),
                                      .replacement = step.text(u"by"_s)}});
        members.addFaults(step.faults());
    }
    return repairs;
}

tl::unexpected<base::Problem> notUnderstood(const QString &why)
{
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("ImportRecipe", "Couldn't interpret the recipe."),
        .why = why});
}

} // namespace

Recipe Recipe::of(const ImportDraft &draft, const QString &name)
{
    Recipe recipe{
        .name = name, .settings = draft.settings(), .matching = draft.matching().toRemember()};
    recipe.settings.contactFields = {};
    recipe.settings.storeDomains = {};
    recipe.settings.firstRows = 0;
    for (auto repair : draft.history().repairs()) {
        const auto column = draft.table()->columns.value(std::exchange(repair.column, 0));
        recipe.repairs.push_back({.column = column, .repair = repair});
    }
    return recipe;
}

QByteArray Recipe::toJson() const
{
    QJsonArray steps;
    for (const auto &columnRepair : repairs)
        steps.append(repairJson(columnRepair));
    const QJsonObject object{
        {u"format"_s, QString(formatName)},
        {u"version"_s, formatVersion},
        {u"name"_s, name},
        {u"import"_s, QString(importcheck::idOf(settings.kind))},
        {u"existing"_s, QString(policyNames[static_cast<std::size_t>(settings.policy)])},
        {u"couponSet"_s, settings.couponSetId},
        {u"prefix"_s, settings.phonePrefix},
        {u"holdBack"_s, settings.holdBack},
        {u"matching"_s, importcheck::jsonOf(matching)},
        {u"constants"_s, records::jsonOf(settings.constants)},
        {u"repairs"_s, steps},
        {u"guards"_s, guardsJson(guards)}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

base::Result<Recipe> Recipe::fromJson(const QByteArray &bytes)
{
    QJsonParseError error;
    const auto object = QJsonDocument::fromJson(bytes, &error).object();
    if (error.error != QJsonParseError::NoError)
        return notUnderstood(error.errorString());
    base::JsonMembers members(object);
    const auto kind = importcheck::kindOf(members.text(u"import"_s));
    const auto policy = named<importcheck::Policy>(policyNames, members.text(u"existing"_s));
    if (members.text(u"format"_s) != formatName || !kind || !policy)
        return notUnderstood(RecipeWords::tr("It is not an import recipe."));
    if (object[u"version"_s].toInt() > formatVersion)
        return notUnderstood(RecipeWords::tr("It was created by a newer version of Storedesk."));
    (void)members.whole(u"version"_s, 1, formatVersion);
    Recipe recipe{.name = members.text(u"name"_s)};
    recipe.settings.kind = *kind;
    recipe.settings.policy = *policy;
    recipe.settings.couponSetId = members.text(u"couponSet"_s);
    recipe.settings.phonePrefix = members.text(u"prefix"_s);
    recipe.settings.holdBack = members.flag(u"holdBack"_s, true);
    recipe.matching = matchingFrom(members);
    for (const auto &object : members.objects(u"constants"_s)) {
        base::JsonMembers constant(object, members.pathOf(u"constants"_s));
        recipe.settings.constants.push_back(
            {.key = constant.text(u"field"_s), .text = constant.text(u"value"_s)});
        members.addFaults(constant.faults());
    }
    recipe.guards = guardsFrom(members);
    recipe.repairs = repairsFrom(members);
    if (const auto faults = members.faults(); !faults.isEmpty())
        return notUnderstood(faults.join(u' '));
    return recipe;
}

void Recipe::prepare(ImportDraft &draft) const
{
    auto mine = settings;
    mine.contactFields = draft.settings().contactFields;
    mine.storeDomains = draft.settings().storeDomains;
    mine.partBytes = draft.settings().partBytes;
    if (mine.couponSetId == draft.settings().couponSetId)
        mine.sentCodes = draft.settings().sentCodes;
    if (mine.phonePrefix.isEmpty())
        mine.phonePrefix = draft.settings().phonePrefix;
    draft.setSettings(mine);
}

void Recipe::applyTo(ImportDraft &draft) const
{
    draft.setRemembered(matching);
    for (const auto &columnRepair : repairs) {
        auto repair = columnRepair.repair;
        repair.column = static_cast<int>(draft.table()->columns.indexOf(columnRepair.column));
        if (repair.column >= 0)
            draft.apply(repair);
    }
    draft.check();
}

QStringList Recipe::brokenBy(const ImportDraft &draft, std::optional<qint64> blanked) const
{
    QStringList broken;
    const auto &result = draft.result();
    if (guards.fewestRows && result.rows < *guards.fewestRows)
        broken.append(RecipeWords::tr("The file has %L1 rows, fewer than %L2.")
                          .arg(result.rows)
                          .arg(*guards.fewestRows));
    if (guards.mostRows && result.rows > *guards.mostRows)
        broken.append(RecipeWords::tr("The file has %L1 rows, more than %L2.")
                          .arg(result.rows)
                          .arg(*guards.mostRows));
    for (const auto &column : draft.table()->columns) {
        if (!guards.unknownColumns && !matching.targets.contains(column))
            broken.append(
                RecipeWords::tr("The recipe doesn't include the column “%1”.").arg(column));
    }
    for (auto target = matching.targets.cbegin(); target != matching.targets.cend(); ++target) {
        if (!target->isEmpty() && !draft.matching().targets().rule(*target))
            broken.append(
                RecipeWords::tr(
                    "The recipe maps the column “%1” to the field “%2”, which does not exist.")
                    .arg(target.key(), *target));
    }
    const auto bad = static_cast<double>(result.faulty);
    if (guards.mostRejects && bad * 100 > *guards.mostRejects * static_cast<double>(result.rows))
        broken.append(RecipeWords::tr("%L1 of %L2 rows are invalid, more than %3 %.")
                          .arg(result.faulty)
                          .arg(result.rows)
                          .arg(*guards.mostRejects));
    if (guards.mostBlanked && (!blanked || *blanked > *guards.mostBlanked))
        broken.append(
            blanked ? RecipeWords::tr("%L1 values would be erased, more than %L2.")
                          .arg(*blanked)
                          .arg(*guards.mostBlanked)
                    : RecipeWords::tr("The number of values that would be erased is unknown."));
    return broken;
}

QByteArray templateOf(importcheck::ImportKind kind, const QJsonArray &contactFields)
{
    QStringList fields;
    for (const auto &rule : importcheck::targetsOf(kind, contactFields).rules)
        fields.append(rule.key);
    return fields.join(u',').toUtf8() + '\n';
}

static base::Result<QByteArray> bookWith(const QByteArrayList &titles,
                                         const QString &temporaryFolder)
{
    const QTemporaryDir folder(QDir(temporaryFolder).filePath(u"template-XXXXXX"_s));
    const auto path = folder.filePath(u"template.xlsx"_s);
    tablefile::XlsxDevice book(path, temporaryFolder, {.titles = titles});
    if (const auto written = book.finish(); !written)
        return tl::unexpected(written.error());
    QFile file(path);
    auto bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (bytes.isEmpty() || file.error() != QFile::NoError)
        return tl::unexpected(base::Problem{.what = RecipeWords::tr("Couldn't save the template."),
                                            .why = file.errorString()});
    return bytes;
}

base::Result<void> saveTemplate(const QString &path, importcheck::ImportKind kind,
                                const QJsonArray &contactFields, const QString &temporaryFolder)
{
    auto bytes = templateOf(kind, contactFields);
    if (path.endsWith(".xlsx"_L1, Qt::CaseInsensitive)) {
        auto book = bookWith(bytes.trimmed().split(','), temporaryFolder);
        if (!book)
            return tl::unexpected(book.error());
        bytes = std::move(*book);
    }
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) >= 0 && file.commit())
        return {};
    return tl::unexpected(base::Problem{.what = RecipeWords::tr("Couldn't save the template."),
                                        .why = file.errorString()});
}

} // namespace storedesk::imports
