// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/pagefixture.h"
#include "support/sending.h"

#include "ui/details/valuelabel.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/recordeditor.h"
#include "ui/records/recordpage.h"
#include "ui/records/recordpanel.h"
#include "ui/records/recordview.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/statepane.h"

#include <QAction>
#include <QLineEdit>
#include <QTabBar>
#include <QTest>

namespace support {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::details;
using namespace storedesk::ui::forms;
using namespace storedesk::ui::records;
using enum catalogue::OperationId;
using State = RecordLoader::State;

// Shows a record of a practice store on its own page, with helpers for tests.
class RecordPageFixture
{
public:
    [[nodiscard]] practice::Ledger &ledger() { return m_fixture->ledger(); }

    void makeAna()
    {
        sendAndWait(*m_fixture,
                    {.operation = PatchContactByEmail,
                     .values = {u"ana@example.com"_s},
                     .body = QJsonObject{{"_externalId"_L1, u"ANA/1"_s},
                                         {"_name"_L1, u"Ana"_s},
                                         {"_surname"_L1, u"Roca"_s},
                                         {"_points"_L1, 1250}}});
    }

    QJsonObject makePurchase()
    {
        makeAna();
        return replyTo(*m_fixture,
                       {.operation = CreatePurchase,
                        .body = QJsonObject{{"purchaseId"_L1, u"P 1"_s},
                                            {"cartId"_L1, u"cart-1"_s},
                                            {"contactEmail"_L1, u"ana@example.com"_s},
                                            {"purchaseDate"_L1, u"2026-01-31T10:00:00Z"_s},
                                            {"totalPrice"_L1, 20},
                                            {"totalQuantity"_L1, 2},
                                            {"products"_L1,
                                             QJsonArray{QJsonObject{{"productId"_L1, u"SKU-1001"_s},
                                                                    {"quantity"_L1, 2},
                                                                    {"price"_L1, 20}}}}}});
    }

    void connectWith(profiles::ProtectionLevel guard)
    {
        m_fixture = std::make_unique<PageFixture>(
            practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0},
            profiles::Profile{.id = u"test"_s,
                              .name = u"Casa Oliva"_s,
                              .address = {},
                              .guard = guard,
                              .requestsPerMinute = 0});
    }

    static void type(const RecordPage *page, const QString &key, const QString &text)
    {
        auto *editor = page->panel()->editor()->form()->editor(key);
        QVERIFY(editor);
        auto *line = editor->findChild<QLineEdit *>();
        QVERIFY(line);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }

    RecordPage *open(const PageAddress &place)
    {
        auto *page =
            m_fixture->show(static_cast<RecordPage *>(RecordPage::make(*m_fixture, place)));
        page->refresh();
        return page;
    }

    void opensTheFirst(catalogue::OperationId list, catalogue::OperationId read,
                       const QString &word)
    {
        const auto first = listOf(*m_fixture, list)[0];
        auto *page = open({word, {first["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(read), 1);
        QVERIFY(!titleOf(page).isEmpty());
        // Some pages load other data in addition to their record.
        QTRY_VERIFY(page->settled());
    }

    static State state(const RecordPage *page) { return page->panel()->reader().state(); }
    static StatePane *pane(const RecordPage *page) { return page->panel()->pane(); }
    static QTabBar *tabs(const RecordPage *page) { return page->panel()->view()->tabs(); }
    static QString titleOf(const RecordPage *page)
    {
        return page->findChild<ElidedLabel *>(u"recordTitle"_s)->text();
    }
    static QString value(const RecordPage *page, const QString &key)
    {
        const auto *label = page->findChild<ValueLabel *>(u"value:"_s + key);
        return label ? label->text() : QString();
    }
    static QAction *action(const RecordPage *page, const QString &name)
    {
        return page->findChild<QAction *>(name);
    }
    static void click(const RecordPage *page, const QString &name)
    {
        auto *button = page->findChild<Button *>(name);
        QVERIFY2(button, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    static QModelIndex cellOf(const TableView *table, const QString &text)
    {
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const auto index = table->model()->index(0, column);
            if (index.data().toString() == text)
                return index;
        }
        return {};
    }
    static void clickCell(TableView *table, const QModelIndex &index)
    {
        QVERIFY(index.isValid());
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
    }

protected:
    std::unique_ptr<PageFixture> m_fixture;
};

} // namespace support
