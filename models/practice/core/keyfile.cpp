// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyfile.h"

#include "base/newfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr auto textMember = "apiKey"_L1;
static constexpr auto scopesMember = "scopes"_L1;
static constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

static base::Problem problemOf(const QString &path, const QIODevice &file)
{
    return {.what = QCoreApplication::translate("Practice",
                                                "Couldn't save the practice store's keys in %1.")
                        .arg(path),
            .why = file.errorString(),
            .next = QCoreApplication::translate(
                "Practice", "Check that you have permission to write to the file and its folder.")};
}

KeyFile::KeyFile(const QString &dataFile)
    : m_path(dataFile + u".keys"_s)
{ }

// Damaged entries are skipped, because they cannot be used and new keys replace them.
base::Result<std::vector<Key>> KeyFile::read() const
{
    QFile file(m_path);
    if (!file.exists())
        return {};
    if (!file.setPermissions(ownerOnly) || !file.open(QIODevice::ReadOnly))
        return tl::unexpected(problemOf(m_path, file));
    std::vector<Key> keys;
    const auto rows = QJsonDocument::fromJson(file.readAll()).array();
    for (const auto &row : rows) {
        Key key{.text = row[textMember].toString().toLatin1(), .scopes = {}};
        for (const auto scope : row[scopesMember].toArray())
            key.scopes.append(scope.toString());
        if (wellFormed(key.text))
            keys.push_back(key);
    }
    return keys;
}

base::Result<void> KeyFile::write(const std::vector<Key> &keys) const
{
    QJsonArray rows;
    for (const auto &key : keys)
        rows.append(QJsonObject{{textMember, QString::fromLatin1(key.text)},
                                {scopesMember, QJsonArray::fromStringList(key.scopes)}});
    base::NewFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(rows).toJson()) < 0
        || !file.commit())
        return tl::unexpected(problemOf(m_path, file));
    return {};
}

base::Result<std::vector<Key>> KeyFile::keys(const std::vector<QStringList> &scopes) const
{
    auto kept = read();
    if (!kept)
        return kept;
    auto wanted = makeKeys(scopes);
    auto spare = *kept;
    bool changed = false;
    for (auto &key : wanted) {
        const auto found = std::ranges::find(spare, key.scopes, &Key::scopes);
        if (found == spare.end()) {
            kept->push_back(key);
            changed = true;
        } else {
            key = *found;
            spare.erase(found);
        }
    }
    if (changed) {
        if (const auto written = write(*kept); !written)
            return tl::unexpected(written.error());
    }
    return wanted;
}

base::Result<void> KeyFile::forget() const
{
    QFile file(m_path);
    if (file.exists() && !file.remove())
        return tl::unexpected(problemOf(m_path, file));
    return {};
}

} // namespace storedesk::practice
