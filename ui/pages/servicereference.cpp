// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "servicereference.h"

#include "catalogue/fieldset.h"
#include "catalogue/limits.h"
#include "catalogue/path.h"
#include "ui/host/pageid.h"
#include "ui/pages/pagetable.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;
using catalogue::FieldLocation;
using catalogue::FieldRule;
using catalogue::Operation;
using catalogue::OperationId;
using catalogue::Resource;

namespace {

// Provides the translation context.
struct ReferenceWords
{
    Q_DECLARE_TR_FUNCTIONS(ServiceReference)
};

// Pages whose requests do not concern the resource that the user must be permitted to read.
struct PageResource
{
    QLatin1StringView page;
    Resource resource;
};

constexpr std::array pageResources{
    PageResource{pageid::sendEvents, Resource::CustomEvent},
    PageResource{pageid::sendEvent, Resource::CustomEvent},
    PageResource{pageid::privacyRequests, Resource::Contact},
};

// In the order of catalogue::Type.
constexpr std::array typeWords{
    QT_TRANSLATE_NOOP("ServiceReference", "text"),
    QT_TRANSLATE_NOOP("ServiceReference", "email address"),
    QT_TRANSLATE_NOOP("ServiceReference", "phone number with country code"),
    QT_TRANSLATE_NOOP("ServiceReference", "URL"),
    QT_TRANSLATE_NOOP("ServiceReference", "ID of 24 hexadecimal digits"),
    QT_TRANSLATE_NOOP("ServiceReference", "colour (#rrggbb)"),
    QT_TRANSLATE_NOOP("ServiceReference", "IP address"),
    QT_TRANSLATE_NOOP("ServiceReference", "JSON Pointer"),
    QT_TRANSLATE_NOOP("ServiceReference",
                      "identifier: a letter, then letters, digits, -, _, [ or ]"),
    QT_TRANSLATE_NOOP("ServiceReference", "phone prefix: digits only"),
    QT_TRANSLATE_NOOP("ServiceReference", "whole number"),
    QT_TRANSLATE_NOOP("ServiceReference", "decimal number"),
    QT_TRANSLATE_NOOP("ServiceReference", "amount of money"),
    QT_TRANSLATE_NOOP("ServiceReference", "percentage from 0 to 100"),
    QT_TRANSLATE_NOOP("ServiceReference", "date and time (ISO 8601)"),
    QT_TRANSLATE_NOOP("ServiceReference", "day (yyyy-mm-dd)"),
    QT_TRANSLATE_NOOP("ServiceReference", "day, or date and time"),
    QT_TRANSLATE_NOOP("ServiceReference", "true or false"),
    QT_TRANSLATE_NOOP("ServiceReference", "one of the choices"),
    QT_TRANSLATE_NOOP("ServiceReference", "list of choices"),
    QT_TRANSLATE_NOOP("ServiceReference", "list of texts"),
    QT_TRANSLATE_NOOP("ServiceReference", "object"),
    QT_TRANSLATE_NOOP("ServiceReference", "list of objects"),
    QT_TRANSLATE_NOOP("ServiceReference", "file"),
    QT_TRANSLATE_NOOP("ServiceReference", "any value"),
};
static_assert(typeWords.size() == static_cast<std::size_t>(catalogue::Type::Any) + 1);

QString code(const QString &text)
{
    return u'`' + text + u'`';
}

// Escapes the characters that have a meaning in Markdown.
QString plain(QString text)
{
    for (const auto &sign : {u"\\"_s, u"|"_s, u"<"_s, u"*"_s, u"_"_s, u"["_s, u"`"_s})
        text.replace(sign, u'\\' + sign);
    return text;
}

QString chapterName(Resource resource)
{
    return QString(catalogue::resourceRow(resource).name);
}

const auto generalChapter = u"requests"_s;

std::optional<QString> numberText(double number)
{
    return std::isfinite(number) ? std::optional(QLocale().toString(number, 'g', 10))
                                 : std::nullopt;
}

// Returns the type and the limits of a field.
QString rulesOf(const FieldRule &rule)
{
    QStringList words{ReferenceWords::tr(typeWords[static_cast<std::size_t>(rule.type)])};
    if (rule.required)
        words.append(ReferenceWords::tr("required"));
    if (!rule.unlessKey.isEmpty())
        words.append(ReferenceWords::tr("required without %1").arg(code(rule.unlessKey)));
    if (rule.filled)
        words.append(ReferenceWords::tr("can't be cleared"));
    if (!rule.whenKey.isEmpty())
        words.append(ReferenceWords::tr("only if %1 is %2")
                         .arg(code(rule.whenKey), code(rule.whenValues.join(u"` / `"_s))));
    if (rule.maxLength > 0)
        words.append(ReferenceWords::tr("at most %1 long").arg(QLocale().toString(rule.maxLength)));
    if (const auto least = numberText(rule.minimum))
        words.append(ReferenceWords::tr("at least %1").arg(*least));
    if (const auto most = numberText(rule.maximum))
        words.append(ReferenceWords::tr("at most %1").arg(*most));
    QStringList choices;
    for (const auto &option : rule.options)
        choices.append(code(option.id));
    if (!choices.isEmpty())
        words.append(choices.join(u", "_s));
    return words.join(u" · "_s);
}

QString fieldTable(const std::vector<FieldRule> &rules)
{
    QString text = u"| %1 | %2 | %3 |\n|---|---|---|\n"_s.arg(ReferenceWords::tr("Field"),
                                                              ReferenceWords::tr("Name on screen"),
                                                              ReferenceWords::tr("Rules"));
    for (const auto &rule : rules)
        text += u"| %1 | %2 | %3 |\n"_s.arg(code(rule.key), plain(rule.title), rulesOf(rule));
    return text + u'\n';
}

// Returns the limits of the service that are not limits of a field.
QString limitsOf(OperationId id)
{
    namespace limits = catalogue::limits;
    switch (id) {
    case OperationId::CreateExport:
    case OperationId::CreateDataExplorerExport:
        return ReferenceWords::tr("Limits: %1 days for each export, %2 exports waiting at a time.")
            .arg(limits::exportDays)
            .arg(limits::queuedExports);
    case OperationId::CreateImport:
        return ReferenceWords::tr("Limits: %1 MB for each file, %2 imports waiting at a time.")
            .arg(limits::importMegabytes)
            .arg(limits::queuedImports);
    case OperationId::CreateContactField:
        return ReferenceWords::tr("Limit: %1 contact fields of your own.")
            .arg(limits::customFields);
    case OperationId::CreateCustomEventByAlias:
    case OperationId::CreateCustomEventById:
        return ReferenceWords::tr("Limit: %1 kB for each event.").arg(limits::eventKilobytes);
    default:
        return {};
    }
}

QString bodyOf(const Operation &row)
{
    const auto location = catalogue::placeOf(row.id);
    if (!location)
        return {};
    auto fields = catalogue::FieldSet::of(row.resource, *location).rules;
    std::erase_if(fields, [](const FieldRule &rule) { return rule.readOnly; });
    return fields.empty() ? QString() : fieldTable(fields);
}

QString sectionOf(const Operation &row)
{
    QStringList parts{
        u"## "_s + plain(catalogue::titleOf(row)),
        code(QString::fromLatin1(catalogue::verbName(row.verb)) + u' ' + QString(row.path))};
    if (row.successor)
        parts.append(ReferenceWords::tr("Deprecated. Use “%1” instead.")
                         .arg(plain(titleOf(catalogue::operation(*row.successor)))));
    parts.append(
        ReferenceWords::tr("Permission of the key: %1.").arg(code(catalogue::scopeOf(row))));
    parts.append(limitsOf(row.id));
    parts.append(bodyOf(row));
    parts.removeAll(QString());
    return parts.join(u"\n\n"_s);
}

Chapter chapterOf(Resource resource)
{
    QStringList parts;
    for (const auto &row : catalogue::operations()) {
        if (row.resource == resource)
            parts.append(sectionOf(row));
    }
    const auto answers = catalogue::FieldSet::of(resource, FieldLocation::Answer).rules;
    if (!answers.empty())
        parts.append(u"## "_s + ReferenceWords::tr("Fields in responses") + u"\n\n"_s
                     + fieldTable(answers));
    return {.name = chapterName(resource),
            .title = catalogue::pluralOf(resource),
            .text = parts.join(u"\n\n"_s)};
}

// Lists all operations.
Chapter requests()
{
    auto table = u"| %1 | %2 |\n|---|---|"_s.arg(ReferenceWords::tr("Operation"),
                                                 ReferenceWords::tr("Request"));
    for (const auto &row : catalogue::operations())
        table += u"\n| %1 | %2 |"_s.arg(
            plain(catalogue::titleOf(row)),
            code(QString::fromLatin1(catalogue::verbName(row.verb)) + u' ' + QString(row.path)));
    const auto text =
        ReferenceWords::tr("Storedesk sends these requests to the address of the account. To see "
                           "the service's field names on forms, turn on “Technical names” in the "
                           "View menu.");
    return {.name = generalChapter,
            .title = ReferenceWords::tr("All requests"),
            .text = text + u"\n\n"_s + table};
}

QString chapterFor(const QString &pageWord)
{
    const auto own = std::ranges::find(pageResources, pageWord, &PageResource::page);
    if (own != pageResources.end())
        return chapterName(own->resource);
    const auto *row = pageRow(pageWord);
    return row && row->resource ? chapterName(*row->resource) : generalChapter;
}

} // namespace

QList<Chapter> serviceChapters()
{
    QList<Chapter> all{requests()};
    for (const auto &row : catalogue::resources())
        all.append(chapterOf(row.resource));
    return all;
}

Chapter serviceChapter(const QString &pageWord)
{
    const auto name = chapterFor(pageWord);
    for (const auto &row : catalogue::resources()) {
        if (row.name == name)
            return chapterOf(row.resource);
    }
    return requests();
}

PageAddress referencePlace(const QString &pageWord)
{
    return {.page = pageid::serviceReference, .values = {chapterFor(pageWord)}};
}

} // namespace storedesk::ui::pages
