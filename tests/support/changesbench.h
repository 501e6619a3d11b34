// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "storage/bin.h"
#include "support/pageframe.h"

#include <QAbstractButton>
#include <QJsonArray>
#include <QJsonDocument>

namespace support {

// A page frame, and records created for tests that delete, restore and undo.
class ChangesBench
{
public:
    using Id = storedesk::catalogue::OperationId;
    using Request = storedesk::http::Request;

    PageFrame frame;

    // An id that is not a valid folder name creates an account whose local data cannot be stored.
    explicit ChangesBench(
        storedesk::profiles::StoreKind kind = storedesk::profiles::StoreKind::Test,
        storedesk::profiles::ProtectionLevel guard = storedesk::profiles::ProtectionLevel::Confirm,
        const QString &id = QStringLiteral("test"))
        : frame({.contacts = 5, .requestsPerMinute = 0},
                {.id = id,
                 .name = QStringLiteral("Casa Oliva"),
                 .address = {},
                 .colour = QStringLiteral("raspberry"),
                 .kind = kind,
                 .guard = guard,
                 .requestsPerMinute = 0})
    { }

    // Returns the reply to a request; an empty object if it failed.
    QJsonObject ask(const Request &request)
    {
        std::optional<storedesk::http::Outcome> end;
        frame.account()
            .session()
            .start(request, &m_owner)
            ->then(&m_owner, [&](const auto &outcome) { end = outcome; });
        (void)QTest::qWaitFor([&] { return end.has_value(); }, 10'000);
        return end && *end ? (*end)->document.object() : QJsonObject();
    }

    [[nodiscard]] bool exists(Id get, const QStringList &values)
    {
        return !ask({.operation = get, .values = values}).isEmpty();
    }

    QJsonObject makeContact(const QString &email, const QJsonObject &more = {})
    {
        QJsonObject body = more;
        body.insert(QStringLiteral("_name"), QStringLiteral("Ann"));
        return ask({.operation = Id::PatchContactByEmail, .values = {email}, .body = body});
    }

    QJsonObject makeProduct(const QString &storeId)
    {
        return ask({.operation = Id::PatchProductByStoreId,
                    .values = {storeId},
                    .body = QJsonObject{{QStringLiteral("name"), QStringLiteral("Teapot")},
                                        {QStringLiteral("productDetailUrl"),
                                         QStringLiteral("https://tienda.example.com/p/teapot")},
                                        {QStringLiteral("unitPrice"), 19.95}}});
    }

    QJsonObject makePurchase(const QString &storeId)
    {
        makeContact(QStringLiteral("buyer@example.org"));
        makeProduct(QStringLiteral("teapot"));
        const QJsonObject line = {{QStringLiteral("productId"), QStringLiteral("teapot")},
                                  {QStringLiteral("quantity"), 2},
                                  {QStringLiteral("price"), 39.9}};
        return ask({.operation = Id::CreatePurchase,
                    .body = QJsonObject{
                        {QStringLiteral("purchaseId"), storeId},
                        {QStringLiteral("cartId"), QStringLiteral("cart")},
                        {QStringLiteral("contactEmail"), QStringLiteral("buyer@example.org")},
                        {QStringLiteral("purchaseDate"), QStringLiteral("2026-01-31T10:00:00Z")},
                        {QStringLiteral("totalPrice"), 39.9},
                        {QStringLiteral("totalQuantity"), 2},
                        {QStringLiteral("products"), QJsonArray{line}}}});
    }

    QJsonObject makeField(const QString &id)
    {
        return ask({.operation = Id::CreateContactField,
                    .body = QJsonObject{{QStringLiteral("id"), id},
                                        {QStringLiteral("name"), QStringLiteral("Shoe size")},
                                        {QStringLiteral("type"), QStringLiteral("integer")},
                                        {QStringLiteral("required"), false}}});
    }

    QJsonObject makeIntegration(const QString &name)
    {
        return ask({.operation = Id::CreateCustomIntegration,
                    .body = QJsonObject{{QStringLiteral("name"), name},
                                        {QStringLiteral("eventsEnabled"), true}}});
    }

    QJsonObject makeEventType(const QString &integration, const QString &alias)
    {
        const QJsonObject field = {{QStringLiteral("id"), QStringLiteral("email")},
                                   {QStringLiteral("name"), QStringLiteral("Email")},
                                   {QStringLiteral("type"), QStringLiteral("email")},
                                   {QStringLiteral("isPrimaryKey"), true}};
        return ask({.operation = Id::CreateCustomEventType,
                    .values = {integration},
                    .body = QJsonObject{{QStringLiteral("name"), alias},
                                        {QStringLiteral("category"), QStringLiteral("receive")},
                                        {QStringLiteral("alias"), alias},
                                        {QStringLiteral("receiveType"), QStringLiteral("api")},
                                        {QStringLiteral("fields"), QJsonArray{field}}}});
    }

    // Returns the first record of a list whose member has this value.
    QJsonObject first(Id list, const QString &member, const QString &value)
    {
        const QJsonArray results =
            ask({.operation = list}).value(QStringLiteral("results")).toArray();
        for (const auto &record : results) {
            if (record[member].toString() == value)
                return record.toObject();
        }
        return {};
    }

    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name)
    {
        QWidget *root = frame.dialog() ? static_cast<QWidget *>(frame.dialog()) : &frame.window();
        return root->findChild<Widget *>(name);
    }

    void press(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        QVERIFY2(button, qPrintable(name));
        // Dependent records may have to be read first, and the button must be laid out.
        QTRY_VERIFY2(button->isEnabled() && button->isVisible() && button->width() > 8,
                     qPrintable(name));
        bool clicked = false;
        const auto heard = QObject::connect(button, &QAbstractButton::clicked, button,
                                            [&clicked] { clicked = true; });
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        QObject::disconnect(heard);
        QVERIFY2(clicked,
                 qPrintable(QStringLiteral("%1 of %2 × %3 was not clicked")
                                .arg(name)
                                .arg(button->width())
                                .arg(button->height())));
    }

    [[nodiscard]] const std::vector<storedesk::storage::BinEntry> &bin()
    {
        return frame.account().storage().bin().entries();
    }

private:
    QObject m_owner;
};

} // namespace support
