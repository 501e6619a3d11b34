// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/columnmappingmemory.h"

#include "base/newfile.h"
#include "records/columnmatch.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

static constexpr auto fingerprintMember = "fingerprint"_L1;
static constexpr auto matchingMember = "matching"_L1;
static constexpr auto columnsMember = "columns"_L1;
static constexpr auto textsMember = "texts"_L1;
static constexpr auto derivedMember = "derived"_L1;
static constexpr auto repairsMember = "repairs"_L1;
static constexpr qsizetype mostEntries = 100;
static constexpr qint64 largestFile = 8 * 1024 * 1024;

ColumnMappingMemory::ColumnMappingMemory(QString path)
    : m_path(std::move(path))
{ }

QString ColumnMappingMemory::fingerprintOf(ImportKind kind, const QStringList &headings)
{
    QStringList words;
    for (const auto &heading : headings)
        words.append(records::folded(heading));
    words.sort();
    const auto text = idOf(kind) + u'\n' + words.join(u'\n');
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(32));
}

QJsonArray ColumnMappingMemory::read() const
{
    QFile file(m_path);
    if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.read(largestFile)).array();
}

Remembered ColumnMappingMemory::find(ImportKind kind, const QStringList &headings) const
{
    const auto fingerprint = fingerprintOf(kind, headings);
    for (const auto &entry : read()) {
        if (entry[fingerprintMember].toString() == fingerprint)
            return rememberedFrom(entry[matchingMember].toObject());
    }
    return {};
}

base::Result<void> ColumnMappingMemory::keep(ImportKind kind, const QStringList &headings,
                                             const Remembered &matching) const
{
    if (m_path.isEmpty())
        return {};
    const auto fingerprint = fingerprintOf(kind, headings);
    QJsonArray entries{
        QJsonObject{{fingerprintMember, fingerprint}, {matchingMember, jsonOf(matching)}}};
    for (const auto &entry : read()) {
        if (entry[fingerprintMember].toString() != fingerprint && entries.size() < mostEntries)
            entries.append(entry);
    }
    const auto bytes = QJsonDocument(entries).toJson(QJsonDocument::Compact);
    base::NewFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate("ImportMatching",
                                                              "Couldn't save the column mapping."),
                          .why = file.errorString()});
    return {};
}

int ColumnMappingMemory::countNaming(const QStringList &fields) const
{
    int found = 0;
    for (const auto &entry : read())
        found += std::ranges::any_of(
            rememberedFrom(entry[matchingMember].toObject()).targets,
            [&fields](const QString &target) { return fields.contains(target); });
    return found;
}

QString ColumnMappingMemory::pathIn(const QString &accountFolder)
{
    return QDir(accountFolder).filePath(u"matchings.json"_s);
}

QJsonObject jsonOf(const Remembered &matching)
{
    QJsonObject columns;
    for (auto at = matching.targets.cbegin(); at != matching.targets.cend(); ++at)
        columns.insert(at.key(), at.value());
    QJsonObject texts;
    for (auto at = matching.options.cbegin(); at != matching.options.cend(); ++at) {
        QJsonObject options;
        for (auto option = at->cbegin(); option != at->cend(); ++option)
            options.insert(option.key(), option.value());
        texts.insert(at.key(), options);
    }
    QJsonObject object{{columnsMember, columns}, {textsMember, texts}};
    if (!matching.derived.empty())
        object.insert(derivedMember, jsonOf(matching.derived));
    if (!matching.repairs.empty())
        object.insert(repairsMember, jsonOf(matching.repairs));
    return object;
}

Remembered rememberedFrom(const QJsonObject &object)
{
    Remembered matching;
    const auto columns = object[columnsMember].toObject();
    for (auto at = columns.begin(); at != columns.end(); ++at)
        matching.targets.insert(at.key(), at.value().toString());
    const auto texts = object[textsMember].toObject();
    for (auto at = texts.begin(); at != texts.end(); ++at) {
        const auto options = at.value().toObject();
        for (auto option = options.begin(); option != options.end(); ++option)
            matching.options[at.key()].insert(option.key(), option.value().toString());
    }
    base::JsonMembers members(object);
    matching.derived = derivedColumnsFrom(members);
    matching.repairs = columnRepairsFrom(members);
    return matching;
}

} // namespace storedesk::importcheck
