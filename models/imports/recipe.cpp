// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/recipe.h"

#include "base/enumnames.h"
#include "base/jsonmembers.h"
#include "base/newfile.h"
#include "catalogue/choice.h"
#include "importcheck/columnmappingmemory.h"
#include "importcheck/namedrepairs.h"
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

constexpr auto formatName = "storedesk-recipe"_L1;
// Written before bulk jobs and exports had recipes.
constexpr auto importFormatName = "storedesk-import"_L1;
constexpr int formatVersion = 1;
// The settings of the last two kinds are a member with the name of the kind.
constexpr std::array kindNames{"import"_L1, "bulk"_L1, "export"_L1, "purchases"_L1};
constexpr std::array policyNames{"leave"_L1, "overwrite"_L1, "fill"_L1};

QString nameIn(RecipeKind kind)
{
    return kindNames[static_cast<std::size_t>(kind)];
}

bool hasOwnSettings(RecipeKind kind)
{
    return kind == RecipeKind::Export || kind == RecipeKind::Purchases;
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

QJsonObject jobJson(const jobs::BulkPlan &job)
{
    auto plan = job.toJson();
    plan.remove("definitions"_L1);
    return plan;
}

// Reads the action of a bulk job. A member that would be lost or changed is a fault, because the
// job would otherwise do something else than the recipe says.
void readJob(base::JsonMembers &members, Recipe &recipe)
{
    const auto object = members.object(u"job"_s);
    for (const auto &column : members.array(u"columns"_s))
        recipe.columns.append(column.toString());
    const auto job = jobs::BulkPlan::fromJson(object);
    const auto exists = [&recipe](int column) {
        return column < recipe.columns.size();
    };
    if (!job || jobJson(*job) != object || job->givenColumn || job->erases
        || !std::ranges::all_of(job->targets, exists, &jobs::CellTarget::column)
        || (job->keyColumn && !exists(*job->keyColumn)))
        return members.addFault(u"job"_s, RecipeWords::tr("is not a bulk job"));
    recipe.job = *job;
    recipe.guards = guardsFrom(members);
    // The definitions of the account are read again.
    recipe.job.definitions = {};
}

void readImport(base::JsonMembers &members, Recipe &recipe)
{
    recipe.settings.couponSetId = members.text(u"couponSet"_s);
    recipe.settings.holdBack = members.flag(u"holdBack"_s, true);
    recipe.matching = matchingFrom(members);
    for (const auto &object : members.objects(u"constants"_s)) {
        base::JsonMembers constant(object, members.pathOf(u"constants"_s));
        recipe.settings.constants.push_back(
            {.key = constant.text(u"field"_s), .text = constant.text(u"value"_s)});
        members.addFaults(constant.faults());
    }
    recipe.guards = guardsFrom(members);
    recipe.matching.derived = importcheck::derivedColumnsFrom(members);
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
    Recipe recipe{.name = name,
                  .settings = draft.settings(),
                  .matching = draft.toRemember(),
                  .guards = draft.guards()};
    recipe.matching.repairs.clear();
    recipe.settings.contactFields = {};
    recipe.settings.storeDomains = {};
    recipe.settings.firstRows = 0;
    // The file may still be being read.
    if (const auto *table = draft.table())
        recipe.repairs = namedRepairs(draft.history().repairs(), table->columns);
    return recipe;
}

QByteArray Recipe::toJson() const
{
    QJsonObject object{{u"format"_s, QString(formatName)},
                       {u"version"_s, formatVersion},
                       {u"kind"_s, nameIn(kind)},
                       {u"name"_s, name}};
    if (hasOwnSettings(kind)) {
        object.insert(nameIn(kind), ownSettings);
        if (guards != Guards())
            object.insert(u"guards"_s, jsonOf(guards));
        return QJsonDocument(object).toJson(QJsonDocument::Indented);
    }
    object.insert(u"prefix"_s, settings.phonePrefix);
    object.insert(u"repairs"_s, importcheck::jsonOf(repairs));
    if (kind == RecipeKind::Bulk) {
        object.insert(u"job"_s, jobJson(job));
        object.insert(u"columns"_s, QJsonArray::fromStringList(columns));
        if (guards != Guards())
            object.insert(u"guards"_s, jsonOf(guards));
        return QJsonDocument(object).toJson(QJsonDocument::Indented);
    }
    const QJsonObject import{
        {u"import"_s, QString(importcheck::idOf(settings.kind))},
        {u"existing"_s, QString(policyNames[static_cast<std::size_t>(settings.policy)])},
        {u"couponSet"_s, settings.couponSetId},
        {u"holdBack"_s, settings.holdBack},
        {u"matching"_s,
         importcheck::jsonOf(
             importcheck::Remembered{.targets = matching.targets, .options = matching.options})},
        {u"constants"_s, records::jsonOf(settings.constants)},
        {u"guards"_s, jsonOf(guards)}};
    for (auto member = import.begin(); member != import.end(); ++member)
        object.insert(member.key(), member.value());
    // Older versions refuse members that they do not know, so it is only present if needed.
    if (!matching.derived.empty())
        object.insert(u"derived"_s, importcheck::jsonOf(matching.derived));
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

base::Result<Recipe> Recipe::fromJson(const QByteArray &bytes)
{
    QJsonParseError error;
    const auto object = QJsonDocument::fromJson(bytes, &error).object();
    if (error.error != QJsonParseError::NoError)
        return notUnderstood(error.errorString());
    base::JsonMembers members(object);
    const auto format = members.text(u"format"_s);
    const auto kind = format == importFormatName
        ? std::optional(RecipeKind::Import)
        : base::valueNamed<RecipeKind>(kindNames, members.text(u"kind"_s));
    if ((format != formatName && format != importFormatName) || !kind)
        return notUnderstood(RecipeWords::tr("It is not a recipe."));
    if (object[u"version"_s].toInt() > formatVersion)
        return notUnderstood(RecipeWords::tr("It was created by a newer version of Storedesk."));
    (void)members.whole(u"version"_s, 1, formatVersion);
    Recipe recipe{.name = members.text(u"name"_s), .kind = *kind};
    if (hasOwnSettings(*kind)) {
        recipe.ownSettings = members.object(nameIn(*kind));
    } else {
        recipe.settings.phonePrefix = members.text(u"prefix"_s);
        recipe.repairs = importcheck::columnRepairsFrom(members);
    }
    if (*kind == RecipeKind::Purchases)
        recipe.guards = guardsFrom(members);
    if (*kind == RecipeKind::Bulk)
        readJob(members, recipe);
    if (*kind == RecipeKind::Import) {
        const auto data = importcheck::kindOf(members.text(u"import"_s));
        const auto policy =
            base::valueNamed<importcheck::Policy>(policyNames, members.text(u"existing"_s));
        if (!data || !policy)
            return notUnderstood(RecipeWords::tr("It is not a recipe."));
        recipe.settings.kind = *data;
        recipe.settings.policy = *policy;
        readImport(members, recipe);
    }
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
    draft.setGuards(guards, matching);
    for (const auto &repair : numberedRepairs(repairs, draft.table()->columns))
        draft.apply(repair);
    draft.check();
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

base::Problem missingColumns(const QStringList &missing, const QStringList &columns)
{
    // Here, lupdate would not find the context of the struct.
    return {.what = QCoreApplication::translate("ImportRecipe",
                                                "The table lacks columns that the recipe uses: %1.")
                        .arg(missing.join(u", "_s)),
            .next = QCoreApplication::translate("ImportRecipe", "Its columns are: %1.")
                        .arg(columns.join(u", "_s))};
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
