// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settings.h"

#include "base/sharedfolder.h"
#include "settings/settingsfile.h"
#include "settings/settingvalues.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace storedesk::settings {

using namespace Qt::StringLiterals;

Settings::Settings(QString file, QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
{ }

QString Settings::folder() const
{
    return m_file.isEmpty() ? QString() : QFileInfo(m_file).absolutePath();
}

static bool isOffered(const SettingRow &row, const QString &value)
{
    return row.choices.empty()
        || std::ranges::any_of(row.choices, [&value](const SettingChoice &choice) {
               return value == QLatin1StringView(choice.value);
           });
}

QString Settings::text(Setting setting) const
{
    const auto &row = rowOf(setting);
    const auto usual = QString::fromLatin1(row.usual);
    if (const auto chosen = m_chosen.constFind(setting); chosen != m_chosen.constEnd())
        return *chosen;
    if (m_file.isEmpty())
        return usual;
    const auto stored = storedValue(m_file, QLatin1StringView(row.key));
    const auto value = stored.isValid() ? stored.toString() : usual;
    return isOffered(row, value) ? value : usual;
}

int Settings::number(Setting setting) const
{
    return text(setting).toInt();
}

bool Settings::isOn(Setting setting) const
{
    return text(setting) == "true"_L1;
}

bool Settings::isUsual(Setting setting) const
{
    return text(setting) == QLatin1StringView(rowOf(setting).usual);
}

void Settings::set(Setting setting, const QString &value)
{
    const auto &row = rowOf(setting);
    if (row.kind == SettingKind::Secret || !isOffered(row, value) || text(setting) == value)
        return;
    if (!m_file.isEmpty() && storeValue(m_file, QLatin1StringView(row.key), value))
        m_chosen.remove(setting);
    else
        m_chosen.insert(setting, value);
    Q_EMIT changed(setting);
}

void Settings::set(Setting setting, bool on)
{
    set(setting, on ? u"true"_s : u"false"_s);
}

bool Settings::isUsed(Setting setting) const
{
    const auto proxy = text(Setting::Proxy);
    if (setting == Setting::ProxyAddress)
        return proxy == QLatin1StringView(settings::value::manualProxy);
    if (setting == Setting::ProxyUser || setting == Setting::ProxyPassword)
        return proxy != QLatin1StringView(settings::value::noProxy);
    return true;
}

QString proxySecret()
{
    return u"proxy"_s;
}

QString downloadFolder(const Settings &settings)
{
    const auto chosen = settings.text(Setting::DownloadFolder);
    return !chosen.isEmpty() && QFileInfo(chosen).isDir()
        ? chosen
        : QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
}

ProxyAddress proxyAddressOf(const QString &text)
{
    const auto typed = text.trimmed();
    const auto url =
        QUrl(typed.contains("://"_L1) ? typed : "http://"_L1 + typed, QUrl::StrictMode);
    const bool known = url.isValid() && !url.host().isEmpty() && url.port() > 0
        && (url.path().isEmpty() || url.path() == "/"_L1) && url.userInfo().isEmpty();
    return known ? ProxyAddress{.host = url.host(), .port = quint16(url.port())} : ProxyAddress();
}

QString faultOf(Setting setting, const QString &value)
{
    if (value.isEmpty())
        return {};
    const QFileInfo file(value);
    if (setting == Setting::DownloadFolder && !(file.isDir() && file.isWritable()))
        return QCoreApplication::translate("Settings",
                                           "This folder isn't writable. Choose another.");
    if (setting == Setting::Certificates && !(file.isFile() && file.isReadable()))
        return QCoreApplication::translate("Settings",
                                           "This file cannot be read. Choose it again.");
    if (setting == Setting::ProxyAddress && proxyAddressOf(value).port == 0)
        return QCoreApplication::translate(
            "Settings", "Enter a host name and port, such as proxy.example.com:3128.");
    return {};
}

QString warningOf(Setting setting, const QString &value)
{
    if (setting != Setting::DownloadFolder)
        return {};
    using How = base::SharedFolder::How;
    const auto folder = value.isEmpty()
        ? QStandardPaths::writableLocation(QStandardPaths::DownloadLocation)
        : value;
    const auto shared = base::sharedFolderOf(folder);
    switch (shared.how) {
    case How::Not:
        break;
    case How::Synchronised:
        return QCoreApplication::translate("Settings",
                                           "%1 syncs this folder to another location, including "
                                           "any customer data saved in it.")
            .arg(shared.by);
    case How::OnTheNetwork:
        return QCoreApplication::translate("Settings",
                                           "This folder is on a network drive. Other people may be "
                                           "able to read files saved in it.");
    case How::ReadByOthers:
        return QCoreApplication::translate("Settings",
                                           "Anyone who uses this computer can open this folder.");
    }
    return {};
}

} // namespace storedesk::settings
