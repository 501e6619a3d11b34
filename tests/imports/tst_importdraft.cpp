// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/columnmappingmemory.h"
#include "imports/importdraft.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonObject>
#include <QSignalSpy>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

namespace tst_importdraft {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::How;
using imports::ImportDraft;

// Tests how files are opened, read with other options, and matched to fields.
class TestImportDraft final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString written(const QString &name, const QByteArray &bytes) const
    {
        const auto path = m_folder->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("No room for a test file.");
        return path;
    }

    [[nodiscard]] std::unique_ptr<ImportDraft> draft() const
    {
        return std::make_unique<ImportDraft>(
            m_clock,
            ImportDraft::Places{.temporary = m_folder->path(),
                                .memory = m_folder->filePath(u"memory.json"_s)});
    }

    // Returns whether everything has been counted, including the strings of options.
    [[nodiscard]] static bool isSettled(const ImportDraft &draft)
    {
        return draft.state() == ImportDraft::State::Read && draft.table()
            && draft.table()->isCounted() && draft.matching().uncounted().empty();
    }

    [[nodiscard]] static QStringList targets(const ImportDraft &draft)
    {
        QStringList targets;
        for (const auto &column : draft.columns())
            targets.append(column.target);
        return targets;
    }

    support::ManualClock m_clock;
    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void aSpanishSpreadsheetIsReadAndMatched()
    {
        QStringEncoder latin(QStringConverter::Latin1);
        const QByteArray bytes =
            latin(u"Correo electrónico;Nombre;Móvil;F. nacimiento;Boletín;Notas\r\n"
                  "ana@example.com;Ana;651 234 567;14/03/1988;sí;\r\n"
                  "pau@example.com;Pau;;2/11/1990;no;vip\r\n"
                  "mia@example.com;Mía;;;?;\r\n"_s);
        const auto draft = this->draft();
        draft->openFile(written(u"leads.csv"_s, bytes));
        QCOMPARE(draft->state(), ImportDraft::State::Reading);
        QTRY_VERIFY(isSettled(*draft));
        QCOMPARE(draft->state(), ImportDraft::State::Read);
        QCOMPARE(draft->table()->opened.dialect.dialect.delimiter, ';');
        QCOMPARE(draft->table()->rows(), 3);
        QCOMPARE(targets(*draft),
                 QStringList({u"_email"_s, u"_name"_s, u"_mobilePhone"_s, u"_birthdate"_s,
                              u"_newsletterSubscriptionStatus"_s, QString()}));
        const auto &columns = draft->columns();
        QCOMPARE(columns[0].how, How::Alike);
        QVERIFY(columns[0].required);
        QCOMPARE(columns[0].samples,
                 QStringList({u"ana@example.com"_s, u"pau@example.com"_s, u"mia@example.com"_s}));
        QCOMPARE(columns[2].fill, 1.0 / 3);
        // Options are matched by meaning. For unknown strings the user has to decide.
        const auto &options = columns[4].options;
        QCOMPARE(options.size(), 3U);
        const auto chosen = [&](const QString &text) {
            return std::ranges::find(options, text, &importcheck::OptionChoice::text)->option;
        };
        QCOMPARE(chosen(u"sí"_s), u"subscribed"_s);
        QCOMPARE(chosen(u"no"_s), u"unsubscribed"_s);
        QCOMPARE(chosen(u"?"_s), QString());
        QCOMPARE(
            draft->matching().undecided(),
            std::vector<importcheck::OpenDecision>({{.column = 4, .text = u"?"_s, .rows = 1}}));
        draft->setOption(4, u"?"_s, u"none"_s);
        QVERIFY(draft->matching().undecided().empty());
        QVERIFY(draft->missing().isEmpty());
    }

    void anyGuessCanBeOverruled()
    {
        const auto draft = this->draft();
        draft->openFile(written(u"a.csv"_s, "a;b,c\n1;2,3\n4;5,6\n"));
        QTRY_VERIFY(isSettled(*draft));
        sheet::ReadOptions reading;
        reading.dialect = csv::Dialect{.delimiter = ';'};
        draft->setReading(reading);
        QTRY_VERIFY(isSettled(*draft));
        QCOMPARE(draft->table()->columns, QStringList({u"a"_s, u"b,c"_s}));
        reading.header = false;
        draft->setReading(reading);
        QTRY_VERIFY(isSettled(*draft));
        QCOMPARE(draft->table()->rows(), 3);
    }

    void missingInputIsReported()
    {
        const auto draft = this->draft();
        QVERIFY(!draft->missing().isEmpty());
        draft->openText(u"nombre,apellido\nAna,Ruiz\n"_s, u"Pasted"_s);
        QTRY_VERIFY(isSettled(*draft));
        QVERIFY(draft->missing().contains(u"Email"_s));
        QCOMPARE(draft->matching().needs().size(), 1U);
        QVERIFY(!draft->matching().needs().front().met);
        // Either of the two fields identifies a contact.
        draft->setTarget(1, u"_externalId"_s);
        QVERIFY(draft->missing().isEmpty());
        QCOMPARE(draft->columns()[1].how, How::ByHand);
    }

    void addressesAreKnownWithoutAHeading()
    {
        const auto draft = this->draft();
        draft->openText(u"x1,x2\nAna,ana@example.com\nPau,pau@example.com\n"_s, u"Pasted"_s);
        QTRY_VERIFY(isSettled(*draft));
        QCOMPARE(targets(*draft), QStringList({QString(), u"_email"_s}));
    }

    void aLoneColumnLosesNoFirstValue_data()
    {
        QTest::addColumn<importcheck::ImportKind>("kind");
        QTest::addColumn<QString>("text");
        QTest::newRow("codes") << importcheck::ImportKind::Coupons
                               << u"VERANO-A\nVERANO-B\nVERANO-C\n"_s;
        QTest::newRow("headed") << importcheck::ImportKind::Coupons
                                << u"Código\nVERANO-A\nVERANO-B\nVERANO-C\n"_s;
        QTest::newRow("addresses") << importcheck::ImportKind::Contacts
                                   << u"a@example.com\nb@example.com\nc@example.com\n"_s;
    }
    void aLoneColumnLosesNoFirstValue()
    {
        QFETCH(const importcheck::ImportKind, kind);
        QFETCH(const QString, text);
        const auto draft = this->draft();
        auto settings = draft->settings();
        settings.kind = kind;
        settings.couponSetId = u"0123456789abcdef01234567"_s;
        draft->setSettings(settings);
        draft->openText(text, u"Pasted"_s);
        QTRY_VERIFY(isSettled(*draft));
        QCOMPARE(draft->table()->rows(), 3);
        QVERIFY(draft->missing().isEmpty());
    }

    void aFileThatCannotBeReadIsSaid()
    {
        const auto draft = this->draft();
        draft->openFile(m_folder->filePath(u"nothing.csv"_s));
        QTRY_COMPARE(draft->state(), ImportDraft::State::Empty);
        QVERIFY(!draft->problem().what.isEmpty());
    }

    void theSameHeadingsAreMatchedAsLastTime()
    {
        const auto path = written(u"a.csv"_s, "Mail,Club,Origen\na@example.com,oro,feria\n");
        const importcheck::ColumnMappingMemory memory(m_folder->filePath(u"memory.json"_s));
        importcheck::Remembered last;
        last.targets = {{u"Mail"_s, u"_email"_s},
                        {u"Club"_s, u"_newsletterSubscriptionStatus"_s},
                        {u"Origen"_s, QString()}};
        last.options = {{u"Club"_s, {{u"oro"_s, u"subscribed"_s}}}};
        QVERIFY(memory.keep(importcheck::ImportKind::Contacts, {u"Mail"_s, u"Club"_s, u"Origen"_s},
                            last));
        const auto draft = this->draft();
        draft->openFile(path);
        QTRY_VERIFY(isSettled(*draft));
        QCOMPARE(draft->columns()[1].target, u"_newsletterSubscriptionStatus"_s);
        QCOMPARE(draft->columns()[1].how, How::LastTime);
        QCOMPARE(draft->columns()[1].options.front().option, u"subscribed"_s);
        QCOMPARE(draft->columns()[1].options.front().how, How::LastTime);
        draft->matchAgain();
        QCOMPARE(draft->columns()[1].target, QString());
    }

    void aNewFieldOfTheAccountTakesNothingAway()
    {
        const auto draft = this->draft();
        draft->openText(u"correo;origen;notas\na@example.com;feria;x\n"_s, u"Pasted"_s);
        QTRY_VERIFY(isSettled(*draft));
        draft->setTarget(2, u"_surname"_s);
        auto settings = draft->settings();
        settings.contactFields = {
            QJsonObject{{u"id"_s, u"origen"_s}, {u"name"_s, u"Origen"_s}, {u"type"_s, u"text"_s}}};
        draft->setSettings(settings);
        QCOMPARE(targets(*draft), QStringList({u"_email"_s, u"origen"_s, u"_surname"_s}));
        QCOMPARE(draft->columns()[1].how, How::Exact);
    }
};

STOREDESK_TEST(TestImportDraft)

} // namespace tst_importdraft

#include "tst_importdraft.moc"
