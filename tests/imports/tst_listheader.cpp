// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/listheader.h"

#include "catalogue/key.h"
#include "imports/importdraft.h"
#include "jobs/bulkmatching.h"
#include "jobs/bulktable.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_listheader {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using imports::ImportDraft;

// Tests whether the first row of a list is recognised as a header.
class TestListHeader final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static catalogue::FieldSet keysOf(OperationId operation)
    {
        return jobs::keyRules(catalogue::operation(operation));
    }

    [[nodiscard]] QString written(const QString &text) const
    {
        const auto path = m_folder->filePath(u"list.csv"_s);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0 ? path : QString();
    }

    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void cleanup() { m_folder.reset(); }

    void aNameIsAHeaderAndAValueIsNot_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::optional<bool>>("header");
        const auto row = [](const char *name, const QString &text, std::optional<bool> header) {
            QTest::newRow(name) << text << header;
        };
        row("the field", u"email"_s, true);
        row("a Spanish name of the field", u"Correo electrónico"_s, true);
        row("a value", u"ana@example.com"_s, false);
        row("a mistyped value", u"ana@@example"_s, false);
        row("a value of another field", u"651234567"_s, false);
        row("other words", u"Clientes de la feria"_s, std::nullopt);
    }

    void aNameIsAHeaderAndAValueIsNot()
    {
        QFETCH(QString, text);
        QFETCH(std::optional<bool>, header);
        const auto keys = keysOf(OperationId::PatchContactByEmail);
        const auto found =
            importcheck::isListHeader(text, {.fields = keys, .key = keys.rules.front().key});
        QVERIFY(found == header);
        QVERIFY(!importcheck::isListHeader(text, {}));
    }

    void importsAndBulkJobsReadTheSameRows_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("column");
        QTest::addColumn<qint64>("rows");
        const QString key = catalogue::key::contact::email;
        QTest::newRow("with a header")
            << u"email\nana@example.com\npau@example.com\n"_s << u"email"_s << 2LL;
        QTest::newRow("without a header") << u"ana@example.com\npau@example.com\n"_s << key << 2LL;
        QTest::newRow("mistyped first value") << u"ana@@example\npau@example.com\n"_s << key << 2LL;
        QTest::newRow("a single value") << u"ana@example.com\n"_s << key << 1LL;
    }

    void importsAndBulkJobsReadTheSameRows()
    {
        QFETCH(QString, text);
        QFETCH(QString, column);
        QFETCH(qint64, rows);
        const auto path = written(text);
        base::Progress progress;
        const auto bulk = jobs::BulkTable::open(path, {}, m_folder->path(), progress,
                                                keysOf(OperationId::PatchContactByEmail));
        QVERIFY(bulk);
        QCOMPARE(bulk->rows.value_or(-1), rows);
        QCOMPARE(bulk->columns, QStringList{column});

        support::ManualClock clock;
        ImportDraft draft(clock, {.temporary = m_folder->path()});
        draft.openFile(path);
        QTRY_COMPARE(draft.state(), ImportDraft::State::Read);
        QTRY_VERIFY(draft.table()->isCounted());
        QCOMPARE(draft.table()->rows(), rows);
    }

    void readingOptionsDecideFirst()
    {
        const auto path = written(u"ana@example.com\npau@example.com\n"_s);
        base::Progress progress;
        const auto bulk = jobs::BulkTable::open(path, {.header = true}, m_folder->path(), progress,
                                                keysOf(OperationId::PatchContactByEmail));
        QVERIFY(bulk);
        QCOMPARE(bulk->columns, QStringList{u"ana@example.com"_s});
        QCOMPARE(bulk->rows.value_or(-1), 1);
    }
};

STOREDESK_TEST(TestListHeader)

} // namespace tst_listheader

#include "tst_listheader.moc"
