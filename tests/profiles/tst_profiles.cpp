// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "profiles/profiles.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace tst_profiles {

using namespace Qt::StringLiterals;
using namespace storedesk;
using profiles::Profile;
using profiles::Profiles;
using profiles::ProtectionLevel;
using profiles::StoreKind;

static Profile oliva()
{
    return {.id = {},
            .name = u"Casa Oliva"_s,
            .address = QUrl(u"https://api.example.org/v1"_s),
            .colour = u"teal"_s,
            .kind = StoreKind::Live,
            .guard = ProtectionLevel::ReadOnly,
            .headerName = "X-Key",
            .scheme = "Token",
            .requestsPerMinute = 60};
}

class TestProfiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_file = m_folder->filePath(u"below/profiles.json"_s);
    }

    void storedProfilesSurviveARestart()
    {
        Profile profile = oliva();
        {
            Profiles profiles(m_file);
            QVERIFY(profiles.load());
            QSignalSpy changed(&profiles, &Profiles::changed);
            const auto id = profiles.put(profile);
            QVERIFY(id);
            profile.id = *id;
            QVERIFY(profiles.setLastUsed(*id));
            QCOMPARE(changed.size(), 2);
        }
        Profiles again(m_file);
        QVERIFY(again.load());
        QCOMPARE(again.all(), QList<Profile>{profile});
        QCOMPARE(again.lastUsed(), profile.id);
        QVERIFY(again.find(profile.id));
        QVERIFY(!again.find(u"other"));
    }

    void putWithTheSameIdReplaces()
    {
        Profiles profiles(m_file);
        auto profile = oliva();
        profile.id = *profiles.put(profile);
        profile.name = u"Casa Nueva"_s;
        QCOMPARE(*profiles.put(profile), profile.id);
        QCOMPARE(profiles.all().size(), 1);
        QCOMPARE(profiles.all().first().name, u"Casa Nueva"_s);
        QVERIFY(profiles.put(oliva()));
        QCOMPARE(profiles.all().size(), 2);
    }

    void removingTheLastUsedForgetsThatToo()
    {
        Profiles profiles(m_file);
        const auto id = *profiles.put(oliva());
        QVERIFY(profiles.setLastUsed(id));
        QVERIFY(profiles.remove(id));
        QVERIFY(profiles.all().isEmpty());
        QCOMPARE(profiles.lastUsed(), QString());
    }

    void onlyTheOwnerMayReadIt()
    {
        Profiles profiles(m_file);
        QVERIFY(profiles.put(oliva()));
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
            | QFile::WriteOther | QFile::ExeGroup | QFile::ExeOther;
        QCOMPARE(QFile::permissions(m_file) & others, QFile::Permissions());
        QCOMPARE(QFile::permissions(QFileInfo(m_file).path()) & others, QFile::Permissions());
    }

    void aDamagedFileIsSetAsideAndSaid_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut") << QByteArray("{\"version\": 1, \"profiles\": [");
        QTest::newRow("of nobody") << QByteArray("{\"profiles\": []}");
        const auto fileWith = [](QByteArray rows) {
            return "{'version':1,'profiles':[" + rows + "]}";
        };
        const auto rowWith = [](const QByteArray &id, const QByteArray &kind) {
            return "{'id':'" + id + "','address':'https://a','guard':'free','kind':'" + kind + "'}";
        };
        const auto good = rowWith("a", "live");
        const auto add = [](const char *name, QByteArray text) {
            QTest::newRow(name) << text.replace('\'', '"');
        };
        add("no such kind", fileWith(rowWith("a", "lively")));
        add("an id that leads elsewhere", fileWith(rowWith("../a", "live")));
        add("twice the same", fileWith(good + ',' + good));
    }

    void aDamagedFileIsSetAsideAndSaid()
    {
        QFETCH(const QByteArray, text);
        write(text);
        Profiles profiles(m_file);
        const auto loaded = profiles.load();
        QVERIFY(!loaded);
        QVERIFY(!loaded.error().what.isEmpty());
        QVERIFY(!loaded.error().why.isEmpty());
        QVERIFY(loaded.error().next.contains(u"damaged-1"_s));
        QVERIFY(profiles.all().isEmpty());
        QCOMPARE(read(m_file + u".damaged-1"_s), text);
        // Storing a profile creates a new file.
        QVERIFY(profiles.put(oliva()));
        QCOMPARE(read(m_file + u".damaged-1"_s), text);
    }

    void aLimitThatCannotBeReadIsNotNoLimit()
    {
        for (const QByteArray limit : {"-5", "\"many\"", "null", "1.5", "1e300"}) {
            write(R"({"version":1,"profiles":[{"id":"one","name":"One","address":"https://x.com",)"
                  R"("kind":"live","guard":"free","mostDeletes":)"
                  + limit + "}]}");
            Profiles profiles(m_file);
            QVERIFY(profiles.load());
            QCOMPARE(profiles.all().front().mostDeletes, profiles::usualMostDeletes);
        }
    }

    // Covers guarantee G44.
    void filesOfNewerVersionsAreReportedAndNotChanged()
    {
        const auto text = "{\"version\": 2, \"stores\": {\"a\": 1}}"_ba;
        write(text);
        Profiles profiles(m_file);
        const auto loaded = profiles.load();
        QVERIFY(!loaded);
        QVERIFY2(loaded.error().what.contains(u"newer"_s), qPrintable(loaded.error().what));
        QVERIFY(loaded.error().next.contains(m_file));
        QVERIFY(!profiles.put(oliva()));
        QVERIFY(!profiles.setLastUsed(u"a"_s));
        QCOMPARE(read(m_file), text);
        QCOMPARE(QDir(QFileInfo(m_file).path()).entryList(QDir::Files),
                 QStringList{u"profiles.json"_s});
    }

    void twoWindowsKeepEachOthersAccounts()
    {
        Profiles first(m_file);
        Profiles second(m_file);
        QVERIFY(first.load());
        QVERIFY(second.load());
        auto profile = oliva();
        const auto oneId = first.put(profile);
        QVERIFY(oneId);
        profile.name = u"Tienda Sur"_s;
        QSignalSpy changed(&second, &Profiles::changed);
        const auto otherId = second.put(profile);
        QVERIFY(otherId);
        QCOMPARE(changed.size(), 1);
        // The second instance notices the change made by the first.
        QCOMPARE(second.all().size(), 2);
        QVERIFY(first.setLastUsed(*oneId));
        QCOMPARE(first.all().size(), 2);
        profile = *first.find(*oneId);
        profile.name = u"Casa Nueva"_s;
        QVERIFY(first.put(profile));
        // The change made by the first instance is preserved.
        QVERIFY(second.remove(*otherId));
        Profiles third(m_file);
        QVERIFY(third.load());
        QCOMPARE(third.all().size(), 1);
        QCOMPARE(third.all().first().name, u"Casa Nueva"_s);
        QCOMPARE(third.lastUsed(), *oneId);
    }

    void manyWindowsAtOnceLoseNothing()
    {
        std::vector<std::thread> windows;
        std::atomic<int> kept = 0;
        for (int window = 0; window < 3; ++window) {
            windows.emplace_back([this, &kept] {
                Profiles profiles(m_file);
                for (int account = 0; account < 5; ++account)
                    kept += profiles.put(oliva()) ? 1 : 0;
            });
        }
        for (auto &window : windows)
            window.join();
        QCOMPARE(kept.load(), 15);
        Profiles profiles(m_file);
        QVERIFY(profiles.load());
        QCOMPARE(profiles.all().size(), 15);
    }

    void aFileDamagedMeanwhileIsNotOverwritten()
    {
        Profiles profiles(m_file);
        QVERIFY(profiles.put(oliva()));
        write("{\"version\": 1, \"profi");
        const auto put = profiles.put(oliva());
        QVERIFY(!put);
        QVERIFY(!put.error().why.isEmpty());
        QCOMPARE(read(m_file), "{\"version\": 1, \"profi"_ba);
        QCOMPARE(profiles.all().size(), 1);
    }

    void aFileRemovedMeanwhileIsWrittenAgain()
    {
        Profiles profiles(m_file);
        QVERIFY(profiles.put(oliva()));
        QVERIFY(QFile::remove(m_file));
        QVERIFY(profiles.put(oliva()));
        QCOMPARE(profiles.all().size(), 2);
    }

    void aFileThatCannotBeReadIsNeverOverwritten()
    {
        if (QFileInfo(u"/proc/1/mem"_s).isReadable())
            QSKIP("this user may read everything");
        write("{}");
        QVERIFY(QFile::setPermissions(m_file, QFile::Permissions()));
        Profiles profiles(m_file);
        QVERIFY(!profiles.load());
        QVERIFY(!profiles.put(oliva()));
        QVERIFY(profiles.all().isEmpty());
        QVERIFY(QFile::setPermissions(m_file, QFile::ReadOwner));
        QCOMPARE(read(m_file), QByteArray("{}"));
    }

    // The link points to a file whose start cannot be read, as on a failing disk.
    void aFileWhoseDiskFailsStaysWhereItIs()
    {
        QVERIFY(QDir().mkpath(QFileInfo(m_file).path()));
        QVERIFY(QFile::link(u"/proc/self/mem"_s, m_file));
        Profiles profiles(m_file);
        const auto loaded = profiles.load();
        QVERIFY(!loaded);
        QVERIFY2(!loaded.error().what.contains(u"damaged"_s), qPrintable(loaded.error().what));
        QVERIFY(!profiles.put(oliva()));
        QCOMPARE(QFile::symLinkTarget(m_file), u"/proc/self/mem"_s);
        QVERIFY(QFile::remove(m_file));
    }

    void aChangeThatCannotBeSavedDidNotHappen()
    {
        // Put a folder in place of the file.
        QVERIFY(QDir().mkpath(m_file));
        Profiles profiles(m_file);
        QSignalSpy changed(&profiles, &Profiles::changed);
        const auto put = profiles.put(oliva());
        QVERIFY(!put);
        QVERIFY(!put.error().next.isEmpty());
        QVERIFY(profiles.all().isEmpty());
        QCOMPARE(changed.size(), 0);
    }

private:
    void write(const QByteArray &text)
    {
        QVERIFY(QDir().mkpath(QFileInfo(m_file).path()));
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_file;
};

STOREDESK_TEST(TestProfiles)

} // namespace tst_profiles

#include "tst_profiles.moc"
