// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/core/page.h"

#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_page {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;

// Returns one page of a list that contains the given total of numbers.
static QJsonObject page(const QString &query, int total, Paging paging = Paging::Page,
                        int *status = nullptr)
{
    const PracticeRequest request{
        .operation = &catalogue::operation(catalogue::OperationId::ListExports),
        .query = QUrlQuery(query),
        .base = QUrl(u"http://127.0.0.1:4711"_s),
    };
    const auto answer = pageOf(request, paging, [total](qint64 offset, int limit) {
        QJsonArray rows;
        for (qint64 row = offset; row < total && rows.size() < limit; ++row)
            rows.append(row);
        return rows;
    });
    if (status)
        *status = answer.status;
    return QJsonDocument::fromJson(answer.body).object();
}

static QString linkOf(const QJsonObject &body, QLatin1StringView name)
{
    return body["links"_L1][name].toString();
}

class TestPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theQueryChoosesTheSlice_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("count");
        QTest::addRow("nothing said") << u""_s << 200 << 0 << 50;
        QTest::addRow("second page") << u"page=2"_s << 200 << 50 << 50;
        QTest::addRow("small pages") << u"page=3&pageSize=10"_s << 200 << 20 << 10;
        QTest::addRow("largest page") << u"pageSize=100"_s << 200 << 0 << 100;
        QTest::addRow("rest") << u"page=2&pageSize=100"_s << 200 << 100 << 30;
        QTest::addRow("behind the end") << u"page=9"_s << 200 << -1 << 0;
        QTest::addRow("unknown parameters") << u"colour=red&page=1"_s << 200 << 0 << 50;
        QTest::addRow("page size 0") << u"pageSize=0"_s << 400 << -1 << 0;
        QTest::addRow("page size 101") << u"pageSize=101"_s << 400 << -1 << 0;
        QTest::addRow("page size of letters") << u"pageSize=ten"_s << 400 << -1 << 0;
        QTest::addRow("page 0") << u"page=0"_s << 400 << -1 << 0;
        QTest::addRow("page below 0") << u"page=-1"_s << 400 << -1 << 0;
        QTest::addRow("page without end") << u"page=99999999999999999999"_s << 400 << -1 << 0;
    }

    void theQueryChoosesTheSlice()
    {
        QFETCH(const QString, query);
        QFETCH(const int, status);
        QFETCH(const int, first);
        QFETCH(const int, count);
        int found = 0;
        const auto body = page(query, 130, Paging::Page, &found);
        QCOMPARE(found, status);
        const auto results = body["results"_L1].toArray();
        QCOMPARE(results.size(), count);
        if (count > 0)
            QCOMPARE(results.first().toInt(), first);
        QCOMPARE(body.contains("links"_L1), status == 200);
    }

    void linksAreAbsoluteAndOmittedAtTheEnd()
    {
        const auto first = page(u"pageSize=60"_s, 130);
        QCOMPARE(linkOf(first, "next"_L1), u"http://127.0.0.1:4711/exports/?page=2&pageSize=60"_s);
        QVERIFY(!first["links"_L1].toObject().contains("prev"_L1));
        const auto second = page(u"page=2&pageSize=60"_s, 130);
        QCOMPARE(linkOf(second, "next"_L1), u"http://127.0.0.1:4711/exports/?page=3&pageSize=60"_s);
        QCOMPARE(linkOf(second, "prev"_L1), u"http://127.0.0.1:4711/exports/?page=1&pageSize=60"_s);
        const auto third = page(u"page=3&pageSize=60"_s, 130);
        QVERIFY(!third["links"_L1].toObject().contains("next"_L1));
        // If the last page is exactly full, no page follows.
        QVERIFY(!page(u"pageSize=65&page=2"_s, 130)["links"_L1].toObject().contains("next"_L1));
    }

    void cursorsLeadThroughTheWholeList()
    {
        QString query = u"pageSize=40"_s;
        QList<int> seen;
        int pages = 0;
        for (; pages < 10; ++pages) {
            const auto body = page(query, 130, Paging::Cursor);
            for (const auto &row : body["results"_L1].toArray())
                seen.append(row.toInt());
            QVERIFY(!body["links"_L1].toObject().contains("prev"_L1));
            const auto next = linkOf(body, "next"_L1);
            if (next.isEmpty())
                break;
            QVERIFY2(next.startsWith("/exports/?cursor="_L1), qPrintable(next));
            query = next.section(u'?', 1);
        }
        QCOMPARE(pages, 3);
        QCOMPARE(seen.size(), 130);
        QCOMPARE(seen.last(), 129);
        int status = 0;
        page(u"cursor=nonsense"_s, 130, Paging::Cursor, &status);
        QCOMPARE(status, 400);
        const auto below = QByteArray("after:-1").toBase64(QByteArray::OmitTrailingEquals);
        page(u"cursor="_s + QString::fromLatin1(below), 130, Paging::Cursor, &status);
        QCOMPARE(status, 400);
        // Lists with a cursor do not have this parameter.
        page(u"page=2"_s, 130, Paging::Cursor, &status);
        QCOMPARE(status, 200);
    }
};

STOREDESK_TEST(TestPage)

} // namespace tst_page

#include "tst_page.moc"
