// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsfile.h"

#include "base/newfile.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

namespace storedesk::settings {

using namespace Qt::StringLiterals;

QVariant storedValue(const QString &file, QAnyStringView key)
{
    return QSettings(file, QSettings::IniFormat).value(key.toString());
}

// The new content is composed in a private folder and verified, because QSettings does not report a
// full disk.
static QByteArray contentWith(const QString &file, const QString &key, const QVariant &value)
{
    const QTemporaryDir folder;
    const auto draft = folder.filePath(u"settings.ini"_s);
    if (!folder.isValid() || (QFile::exists(file) && !QFile::copy(file, draft)))
        return {};
    {
        QSettings settings(draft, QSettings::IniFormat);
        settings.setValue(key, value);
        settings.sync();
        if (settings.status() != QSettings::NoError)
            return {};
    }
    QFile::rename(draft, folder.filePath(u"check.ini"_s));
    const auto checked = folder.filePath(u"check.ini"_s);
    const QSettings stored(checked, QSettings::IniFormat);
    const QSettings before(file, QSettings::IniFormat);
    for (const auto &name : before.allKeys()) {
        if (name != key && stored.value(name) != before.value(name))
            return {};
    }
    QFile content(checked);
    return stored.value(key) == value && content.open(QIODevice::ReadOnly) ? content.readAll()
                                                                           : QByteArray();
}

bool storeValue(const QString &file, QAnyStringView key, const QVariant &value)
{
    const auto content = contentWith(file, key.toString(), value);
    base::NewFile target(file);
    return !content.isEmpty() && target.open(QIODevice::WriteOnly)
        && target.write(content) == content.size() && target.commit();
}

} // namespace storedesk::settings
