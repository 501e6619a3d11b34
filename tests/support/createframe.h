// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/pageframe.h"

#include "api/call.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLineEdit>

namespace support {

using namespace Qt::StringLiterals;

// A frame for one create form, with helpers to fill it in.
class CreateFrame final
{
public:
    using Guard = storedesk::profiles::ProtectionLevel;
    using Id = storedesk::catalogue::OperationId;

    explicit CreateFrame(Guard guard = Guard::Free,
                         storedesk::profiles::StoreKind kind = storedesk::profiles::StoreKind::Test)
        : frame({.contacts = 20, .requestsPerMinute = 0},
                {.id = u"test"_s,
                 .name = u"Casa Oliva"_s,
                 .address = {},
                 .colour = u"teal"_s,
                 .kind = kind,
                 .guard = guard,
                 .requestsPerMinute = 0})
    { }

    // Sends a request without the window and returns the reply.
    QJsonObject record(const storedesk::http::Request &request)
    {
        std::optional<storedesk::http::Outcome> end;
        QObject context;
        frame.account()
            .session()
            .start(request, &context)
            ->then(&context, [&end](const auto &outcome) { end = outcome; });
        (void)QTest::qWaitFor([&end] { return end.has_value(); }, 10000);
        if (!end || !*end)
            qFatal("%s", end ? qPrintable(end->error().words.what) : "no end");
        return (*end)->document.object();
    }

    void makeContact(const QString &email)
    {
        record({.operation = Id::PatchContactByEmail,
                .values = {email},
                .body = QJsonObject{{u"_name"_s, u"Lucía"_s},
                                    {u"_surname"_s, u"Ferrer"_s},
                                    {u"_externalId"_s, u"X-"_s + email}}});
    }

    void makeProduct(const QString &id, double price)
    {
        record(
            {.operation = Id::PatchProductByStoreId,
             .values = {id},
             .body = QJsonObject{{u"name"_s, u"Oil "_s + id},
                                 {u"productDetailUrl"_s, u"https://tienda.example.com/p/"_s + id},
                                 {u"unitPrice"_s, price}}});
    }

    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name)
    {
        // Deletes a replaced form, which otherwise happens in the next event loop iteration.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto *found = frame.window().findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }

    void type(const QString &name, const QString &text)
    {
        auto *field = find<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }

    // Chooses an entry with the keyboard.
    void choose(const QString &name, const QString &words)
    {
        auto *combo = find<QComboBox>(name);
        if (combo->findText(words) < 0)
            qFatal("%s has no %s", qPrintable(name), qPrintable(words));
        combo->setFocus();
        // The form may be rebuilt at every step.
        for (int step = 0; combo->currentText() != words && step < 100; ++step) {
            QTest::keyClick(
                combo, combo->currentIndex() < combo->findText(words) ? Qt::Key_Down : Qt::Key_Up);
            combo = find<QComboBox>(name);
        }
    }

    void click(const QString &name) { QTest::mouseClick(find<QWidget>(name), Qt::LeftButton); }
    // Sends the key to the focused widget.
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        // An editor handles Enter in the next event loop iteration.
        QCoreApplication::processEvents();
    }
    static void write(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }

    [[nodiscard]] QString footWords()
    {
        return find<storedesk::ui::ElidedLabel>(u"footWords"_s)->text();
    }
    [[nodiscard]] storedesk::ui::Notice *notice()
    {
        return find<storedesk::ui::Notice>(u"notice"_s);
    }
    [[nodiscard]] int received(Id id) { return frame.ledger().received(id); }
    [[nodiscard]] int applied(Id id, const QJsonObject &body)
    {
        return frame.ledger().appliedBody(id, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    void refuse(Id id, const QString &status)
    {
        frame.service().faults().add({.aim = storedesk::practice::Aim::Operation,
                                      .operation = id,
                                      .fault = storedesk::practice::Fault::Status,
                                      .value = status,
                                      .last = 1});
    }

    PageFrame frame;
};

} // namespace support
