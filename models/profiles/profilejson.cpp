// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profilejson.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <array>
#include <optional>

namespace storedesk::profiles {

using namespace Qt::StringLiterals;

namespace {

struct ProfilesWords
{
    Q_DECLARE_TR_FUNCTIONS(Profiles)
};

constexpr int version = 1;
constexpr std::array kinds{"practice"_L1, "test"_L1, "live"_L1};
constexpr std::array guards{"read-only"_L1, "confirm"_L1, "free"_L1};

} // namespace

template <typename Value, std::size_t size>
static std::optional<Value> valueNamed(const std::array<QLatin1StringView, size> &names,
                                       const QJsonValue &name)
{
    const auto found = std::ranges::find(names, name.toString());
    if (found == names.end())
        return std::nullopt;
    return static_cast<Value>(found - names.begin());
}

static QJsonObject jsonOf(const Profile &profile)
{
    return {{u"id"_s, profile.id},
            {u"name"_s, profile.name},
            {u"address"_s, profile.address.toString(QUrl::FullyEncoded)},
            {u"colour"_s, profile.colour},
            {u"kind"_s, kinds[static_cast<std::size_t>(profile.kind)]},
            {u"guard"_s, guards[static_cast<std::size_t>(profile.guard)]},
            {u"header"_s, QString::fromLatin1(profile.headerName)},
            {u"scheme"_s, QString::fromLatin1(profile.scheme)},
            {u"pace"_s, profile.requestsPerMinute},
            {u"mostDeletes"_s, profile.mostDeletes}};
}

// The id is used as a folder name, so it must not be able to address another folder.
static bool isId(const QString &id)
{
    return !id.isEmpty() && id.size() <= 64 && std::ranges::all_of(id, [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-';
    });
}

static std::optional<Profile> profileFrom(const QJsonObject &object)
{
    Profile profile{.id = object[u"id"_s].toString(),
                    .name = object[u"name"_s].toString(),
                    .address = QUrl(object[u"address"_s].toString(), QUrl::StrictMode),
                    .colour = object[u"colour"_s].toString()};
    const auto kind = valueNamed<StoreKind>(kinds, object[u"kind"_s]);
    const auto guard = valueNamed<ProtectionLevel>(guards, object[u"guard"_s]);
    if (!isId(profile.id) || !profile.address.isValid() || !kind || !guard)
        return std::nullopt;
    profile.kind = *kind;
    profile.guard = *guard;
    profile.headerName = object[u"header"_s].toString().toLatin1();
    profile.scheme = object[u"scheme"_s].toString().toLatin1();
    profile.requestsPerMinute = std::clamp(object[u"pace"_s].toInt(100), 0, 100'000);
    // An unreadable limit must not become 0, which means no limit.
    const int mostDeletes = object[u"mostDeletes"_s].toInt(usualMostDeletes);
    profile.mostDeletes = mostDeletes < 0 ? usualMostDeletes : std::min(mostDeletes, 10'000'000);
    return profile;
}

QByteArray textOf(const ProfileFile &file)
{
    QJsonArray profiles;
    for (const auto &profile : file.profiles)
        profiles.append(jsonOf(profile));
    return QJsonDocument(QJsonObject{{u"version"_s, version},
                                     {u"last"_s, file.lastUsed},
                                     {u"profiles"_s, profiles}})
        .toJson();
}

tl::expected<ProfileFile, ProfileFault> profilesFrom(const QByteArray &text)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return tl::unexpected(
            ProfileFault{ProfilesWords::tr("It is not valid JSON: %1.").arg(error.errorString())});
    const auto root = document.object();
    if (root[u"version"_s].toInt() > version)
        return tl::unexpected(ProfileFault{
            ProfilesWords::tr("It was written by a newer version of Storedesk."), true});
    if (root[u"version"_s].toInt() != version || !root[u"profiles"_s].isArray())
        return tl::unexpected(ProfileFault{ProfilesWords::tr("It was not written by Storedesk.")});

    ProfileFile file{.lastUsed = root[u"last"_s].toString()};
    QSet<QString> ids;
    const auto rows = root[u"profiles"_s].toArray();
    for (const auto &row : rows) {
        const auto profile = profileFrom(row.toObject());
        if (!profile || ids.contains(profile->id))
            return tl::unexpected(
                ProfileFault{ProfilesWords::tr("Account %1 in the file is not valid.")
                                 .arg(file.profiles.size() + 1)});
        ids.insert(profile->id);
        file.profiles.append(*profile);
    }
    return file;
}

} // namespace storedesk::profiles
