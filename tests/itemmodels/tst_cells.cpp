// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"

#include "base/utc.h"
#include "itemmodels/cells.h"

#include <QTest>

namespace tst_cells {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::Resource;

// Tests the strings that display values.
class TestCells final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        // This time zone is five hours behind the service.
        qputenv("TZ", "America/New_York");
    }

    void aDayOfBirthIsTheSameEverywhere()
    {
        const QJsonObject contact{{u"_birthdate"_s, u"1988-03-14T00:00:00.000Z"_s},
                                  {u"_createdAt"_s, u"2024-03-14T00:00:00.000Z"_s}};
        QCOMPARE(text(Resource::Contact, u"_birthdate"_s, contact), u"14 Mar 1988"_s);
        QCOMPARE(text(Resource::Contact, u"_createdAt"_s, contact), u"13 Mar 2024"_s);
        const auto *field = catalogue::fieldOf(Resource::Contact, u"_birthdate"_s);
        QVERIFY(itemmodels::fullText(*field, contact).contains(u"14 March 1988"_s));
    }

    void invalidDatesAreShownUnchanged()
    {
        const QJsonObject contact{{u"_birthdate"_s, u"some day"_s}};
        QCOMPARE(text(Resource::Contact, u"_birthdate"_s, contact), u"some day"_s);
    }

    void theStateOfAFieldIsAWord()
    {
        QCOMPARE(text(Resource::ContactField, u"status"_s, {{u"status"_s, u"active"_s}}),
                 u"Active"_s);
        QCOMPARE(text(Resource::ContactField, u"status"_s, {{u"status"_s, u"archived"_s}}),
                 u"archived"_s);
    }

    void predictionsAreWordsAndOthersAreShownAsTheyCome()
    {
        QCOMPARE(text(Resource::Contact, u"_recency"_s, {{u"_recency"_s, u"4"_s}}), u"4 of 5"_s);
        QCOMPARE(text(Resource::Contact, u"_rfm"_s, {{u"_rfm"_s, u"lost"_s}}), u"Lost"_s);
        QCOMPARE(text(Resource::Contact, u"_rfm"_s, {{u"_rfm"_s, u"star"_s}}), u"star"_s);
    }

private:
    static QString text(Resource resource, const QString &key, const QJsonObject &record)
    {
        return itemmodels::displayText(*catalogue::fieldOf(resource, key), record,
                                       QDateTime(QDate(2026, 11, 15), QTime(10, 0), base::utc));
    }
};

STOREDESK_TEST(TestCells)

} // namespace tst_cells

#include "tst_cells.moc"
