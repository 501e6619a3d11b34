// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/columnmappingmemory.h"
#include "imports/recipe.h"
#include "profiles/profiles.h"
#include "schedules/schedulelist.h"
#include "settings/settings.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_olderfiles {

using namespace Qt::StringLiterals;
using namespace storedesk;

// G44: the current version opens the files written by each released version. Every release adds a
// folder below tests/versions. Existing folders are never changed.
class TestOlderFiles final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    [[nodiscard]] static QString downloads() { return u"/home/ann/my exports, ñ"_s; }

    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Run before a release with STOREDESK_VERSION_FOLDER=tests/versions/NUMBER to write its files.
    void writesTheFilesOfThisVersion()
    {
        const auto folder = qEnvironmentVariable("STOREDESK_VERSION_FOLDER");
        if (folder.isEmpty())
            QSKIP("Only before a release.");
        QVERIFY(QDir().mkpath(folder));
        const QDir into(folder);
        profiles::Profiles profiles(into.filePath(u"profiles.json"_s));
        const auto id = profiles.put(
            {.id = {}, .name = u"Casa Oliva"_s, .address = QUrl(u"https://api.example.com"_s)});
        QVERIFY(id && profiles.setLastUsed(*id));
        settings::Settings chosen(into.filePath(u"window.ini"_s));
        chosen.set(settings::Setting::BinDays, u"90"_s);
        chosen.set(settings::Setting::DownloadFolder, downloads());
        importcheck::Remembered matching;
        matching.targets.insert(u"Correo"_s, u"_email"_s);
        QVERIFY(importcheck::ColumnMappingMemory(into.filePath(u"matchings.json"_s))
                    .keep(importcheck::ImportKind::Contacts, {u"Correo"_s}, matching));
        const schedules::Schedule schedule{
            .id = u"1"_s,
            .kind = u"export"_s,
            .settings = {{u"type"_s, u"contacts"_s}},
            .rhythm = {.every = schedules::Rhythm::Every::Month, .monthDay = 3}};
        QVERIFY(schedules::ScheduleList({.jobs = journal::JobFolder({}), .account = folder})
                    .keep(schedule));
        QVERIFY(QFile::remove(into.filePath(u"schedules.json"_s))
                || !into.exists(u"schedules.json"_s));
        QVERIFY(QFile::rename(into.filePath(u"exports/schedules.json"_s),
                              into.filePath(u"schedules.json"_s)));
        QVERIFY(into.rmdir(u"exports"_s));
        QFile sample(QStringLiteral(SOURCE_ROOT "/tests/fuzz/corpus/recipe/whole"));
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const auto recipe = imports::Recipe::fromJson(sample.readAll());
        QVERIFY(recipe);
        QFile file(into.filePath(u"recipe.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(recipe->toJson()) > 0);
    }

    void G44_filesOfEveryVersionAreRead_data()
    {
        QTest::addColumn<QString>("version");
        const QDir versions(QStringLiteral(SOURCE_ROOT "/tests/versions"));
        const auto names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(!names.isEmpty());
        for (const auto &name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

    void G44_filesOfEveryVersionAreRead()
    {
        QFETCH(const QString, version);
        m_folder.emplace();
        const QDir source(QStringLiteral(SOURCE_ROOT "/tests/versions/") + version);
        for (const auto &name : source.entryList(QDir::Files))
            QVERIFY(QFile::copy(source.filePath(name), path(name)));

        profiles::Profiles profiles(path(u"profiles.json"_s));
        const auto loaded = profiles.load();
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().what));
        QCOMPARE(profiles.all().size(), 1);
        QCOMPARE(profiles.all().first().name, u"Casa Oliva"_s);
        QCOMPARE(profiles.all().first().address, QUrl(u"https://api.example.com"_s));
        QCOMPARE(profiles.lastUsed(), profiles.all().first().id);

        const settings::Settings chosen(path(u"window.ini"_s));
        QCOMPARE(chosen.number(settings::Setting::BinDays), 90);
        QCOMPARE(chosen.text(settings::Setting::DownloadFolder), downloads());

        const auto remembered = importcheck::ColumnMappingMemory(path(u"matchings.json"_s))
                                    .find(importcheck::ImportKind::Contacts, {u"Correo"_s});
        QCOMPARE(remembered.targets.value(u"Correo"_s), u"_email"_s);

        QVERIFY(QDir(m_folder->path()).mkpath(u"exports"_s));
        QVERIFY(QFile::rename(path(u"schedules.json"_s), path(u"exports/schedules.json"_s)));
        const auto schedules =
            schedules::ScheduleList({.jobs = journal::JobFolder({}), .account = m_folder->path()})
                .all();
        QVERIFY2(schedules, schedules ? "" : qPrintable(schedules.error().why));
        QCOMPARE(schedules->size(), std::size_t(1));
        QCOMPARE(schedules->front().rhythm.monthDay, 3);

        QFile recipe(path(u"recipe.json"_s));
        QVERIFY(recipe.open(QIODevice::ReadOnly));
        const auto read = imports::Recipe::fromJson(recipe.readAll());
        QVERIFY2(read, read ? "" : qPrintable(read.error().what + read.error().why));
    }
};

STOREDESK_TEST(TestOlderFiles)

} // namespace tst_olderfiles

#include "tst_olderfiles.moc"
