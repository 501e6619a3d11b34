// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settings.h"
#include "settings/settingsearch.h"
#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/language.h"

#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_settings {

using namespace Qt::StringLiterals;
using namespace storedesk;
using settings::Setting;
using settings::SettingKind;
using settings::Settings;

// Tests the table of settings, and the file in which they are stored.
class TestSettings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyRowIsWhole_data()
    {
        QTest::addColumn<int>("setting");
        for (const auto &row : settings::settingRows())
            QTest::newRow(row.key) << static_cast<int>(row.setting);
    }

    void everyRowIsWhole()
    {
        QFETCH(const int, setting);
        const auto &row = settings::rowOf(static_cast<Setting>(setting));
        QVERIFY(!settings::titleOf(row).isEmpty());
        QVERIFY(settings::sentenceOf(row).endsWith(u'.'));
        QVERIFY(row.keywords);
        QCOMPARE(row.kind == SettingKind::Choice, !row.choices.empty());
        QCOMPARE(row.kind == SettingKind::Switch, row.word != nullptr);
        QCOMPARE(Settings().text(row.setting), QString::fromLatin1(row.usual));
        const bool offered = std::ranges::any_of(row.choices, [&row](const auto &choice) {
            return qstrcmp(choice.value, row.usual) == 0;
        });
        QVERIFY(row.choices.empty() || offered);
    }

    void noTwoHaveOneKey()
    {
        QSet<QByteArray> keys;
        for (const auto &row : settings::settingRows())
            keys.insert(row.key);
        QCOMPARE(keys.size(), qsizetype(settings::settingRows().size()));
    }

    void everyLanguageIsOffered()
    {
        QStringList offered;
        for (const auto &choice : settings::rowOf(Setting::Language).choices)
            offered.append(QString::fromLatin1(choice.value));
        // The first choice is the system's language.
        QCOMPARE(offered.takeFirst(), QString());
        auto known = base::Language::choices();
        if (known.size() == 1)
            QSKIP("the texts are not linked here");
        known.sort();
        offered.sort();
        QCOMPARE(offered, known);
    }

    // The manual page documents every setting in the file.
    void theManualPageHasEverySetting()
    {
        const auto page = support::textOfSource(u"packaging/man/storedesk.1"_s);
        QVERIFY(!page.isEmpty());
        for (const auto &row : settings::settingRows()) {
            const bool inFile = row.kind != SettingKind::Secret;
            QCOMPARE(page.contains(u"\n.B %1\n%2. "_s.arg(QLatin1StringView(row.key),
                                                          QString::fromUtf8(row.title))),
                     inFile);
        }
    }

    void choicesAreStoredAndReportedOnce()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(u"window.ini"_s));
        const QSignalSpy changed(&settings, &Settings::changed);
        settings.set(Setting::BinDays, u"90"_s);
        settings.set(Setting::BinDays, u"90"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().front().value<Setting>(), Setting::BinDays);
        const Settings again(folder.filePath(u"window.ini"_s));
        QCOMPARE(again.number(Setting::BinDays), 90);
        QVERIFY(!again.isUsual(Setting::BinDays));
    }

    void withoutAFileItLastsForThisRun()
    {
        Settings settings;
        settings.set(Setting::MaskFiles, true);
        QVERIFY(settings.isOn(Setting::MaskFiles));
        QVERIFY(!Settings().isOn(Setting::MaskFiles));
    }

    void nonsenseInTheFileIsTheUsual()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"window.ini"_s);
        QSettings(path, QSettings::IniFormat).setValue(u"binDays"_s, u"-5"_s);
        QSettings(path, QSettings::IniFormat).setValue(u"look"_s, u"Purple"_s);
        Settings settings(path);
        QCOMPARE(settings.number(Setting::BinDays), 30);
        QCOMPARE(settings.text(Setting::Look), u"System"_s);
        // Invalid values are never written either.
        settings.set(Setting::Look, u"Purple"_s);
        QCOMPARE(settings.text(Setting::Look), u"System"_s);
    }

    // G24: secrets are stored in the keychain instead.
    void aSecretIsNeverWritten()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"window.ini"_s);
        Settings settings(path);
        settings.set(Setting::ProxyPassword, u"marked-password"_s);
        settings.set(Setting::ProxyUser, u"marta"_s);
        QSettings(path, QSettings::IniFormat).sync();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = file.readAll();
        QVERIFY(text.contains("marta"));
        QVERIFY(!text.contains("marked-password"));
    }

    void aSettingIsFoundByManyWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Setting>("setting");
        QTest::newRow("title") << u"text size"_s << Setting::TextSize;
        QTest::newRow("another word") << u"zoom"_s << Setting::TextSize;
        QTest::newRow("a choice") << u"dark"_s << Setting::Look;
        QTest::newRow("accents do not count") << u"espanol"_s << Setting::Language;
        QTest::newRow("what it does") << u"emails hidden"_s << Setting::MaskFiles;
        QTest::newRow("its section") << u"network proxy"_s << Setting::Proxy;
        QTest::newRow("part of a word") << u"certif"_s << Setting::Certificates;
    }

    void aSettingIsFoundByManyWords()
    {
        QFETCH(const QString, text);
        QFETCH(const Setting, setting);
        QVERIFY(settings::isFoundBy(settings::rowOf(setting), text));
        QVERIFY(!settings::isFoundBy(settings::rowOf(setting), text + u" xyzzy"_s));
    }

    void addressesOfProxies_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::newRow("plain") << u"proxy.example.com:3128"_s << u"proxy.example.com"_s << 3128;
        QTest::newRow("address") << u" 10.0.0.1:80 "_s << u"10.0.0.1"_s << 80;
        QTest::newRow("six") << u"[::1]:80"_s << u"::1"_s << 80;
        QTest::newRow("pasted") << u"http://proxy:8080/"_s << u"proxy"_s << 8080;
        QTest::newRow("no port") << u"proxy.example.com"_s << QString() << 0;
        QTest::newRow("no name") << u":3128"_s << QString() << 0;
        QTest::newRow("login in it") << u"me:secret@proxy:3128"_s << QString() << 0;
        QTest::newRow("words") << u"ask the office"_s << QString() << 0;
    }

    void addressesOfProxies()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, host);
        QFETCH(const int, port);
        const auto address = settings::proxyAddressOf(text);
        QCOMPARE(address.host, host);
        QCOMPARE(int(address.port), port);
        QCOMPARE(settings::faultOf(Setting::ProxyAddress, text).isEmpty(), port > 0);
    }

    void unusableValuesAreExplained()
    {
        const QTemporaryDir folder;
        QVERIFY(settings::faultOf(Setting::DownloadFolder, folder.path()).isEmpty());
        QVERIFY(!settings::faultOf(Setting::DownloadFolder, folder.filePath(u"no"_s)).isEmpty());
        QVERIFY(!settings::faultOf(Setting::Certificates, folder.path()).isEmpty());
        QVERIFY(settings::faultOf(Setting::Certificates, {}).isEmpty());
    }

    void filesGoToTheFolderThatWasChosenAsLongAsItIsThere()
    {
        Settings settings;
        const auto usual = settings::downloadFolder(settings);
        QTemporaryDir folder;
        settings.set(Setting::DownloadFolder, folder.path());
        QCOMPARE(settings::downloadFolder(settings), folder.path());
        QVERIFY(folder.remove());
        QCOMPARE(settings::downloadFolder(settings), usual);
    }
};

STOREDESK_TEST(TestSettings)

} // namespace tst_settings

#include "tst_settings.moc"
