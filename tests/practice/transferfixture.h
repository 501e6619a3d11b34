// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/transaction.h"
#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "practice/core/serviceoptions.h"
#include "practice/service/transfers.h"
#include "practice/store/activities.h"
#include "practice/store/contactwriter.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/store.h"
#include "support/manualclock.h"
#include "tablefile/zipreader.h"

#include <QBuffer>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace storedesk::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using enum catalogue::OperationId;

using Table = QList<QList<QByteArray>>;

// Provides a small hand-made store with only exports and imports.
class TransferFixture final
{
public:
    explicit TransferFixture(ServiceOptions options = {})
        : m_options(std::move(options))
    {
        open();
        base::Transaction transaction(store->database());
        fill();
        if (!transaction.commit())
            qFatal("the store could not be filled");
    }

    // Simulates a restart of the service.
    void reopen()
    {
        transfers.reset();
        store.reset();
        open();
    }

    PracticeResponse ask(catalogue::OperationId id, const QStringList &values = {},
                         const QJsonObject &body = {})
    {
        return answer({.operation = &catalogue::operation(id),
                       .values = values,
                       .body = QJsonDocument(body).toJson(QJsonDocument::Compact),
                       .base = QUrl(u"http://127.0.0.1:8080"_s)});
    }

    QJsonObject read(catalogue::OperationId id, const QString &value)
    {
        return bodyOf(ask(id, {value}));
    }

    PracticeResponse send(const QByteArray &csv, const QHash<QString, QString> &changes = {})
    {
        PracticeRequest request{.operation = &catalogue::operation(CreateImport),
                                .base = QUrl(u"http://127.0.0.1:8080"_s)};
        request.form = {{u"type"_s, u"contacts"_s},
                        {u"delimiter"_s, u","_s},
                        {u"overrideExisting"_s, u"true"_s},
                        {u"updateOnlyEmptyFields"_s, u"false"_s}};
        for (auto change = changes.begin(); change != changes.end(); ++change) {
            if (change->isNull())
                request.form.remove(change.key());
            else
                request.form[change.key()] = *change;
        }
        const auto path = folder.filePath(u"incoming"_s);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(csv);
        file.close();
        request.upload = Upload{.fileName = u"people.csv"_s, .path = path, .size = csv.size()};
        return answer(request);
    }

    PracticeResponse answer(const PracticeRequest &request)
    {
        transfers->advance();
        base::Transaction transaction(store->database());
        auto result = transfers->answer(request);
        if (const auto failure = store->failure())
            qFatal("%s", qPrintable(failure->why));
        if (!transaction.commit())
            qFatal("the request could not be committed");
        return result;
    }

    static QJsonObject bodyOf(const PracticeResponse &answer)
    {
        return QJsonDocument::fromJson(answer.body).object();
    }

    std::optional<FileAnswer> fileAt(const QString &address)
    {
        const auto path = QUrl(address).path();
        return transfers->file(path.section(u'/', 2, 2).toLatin1(), path.section(u'/', 3));
    }

    // Returns all tables in the archive at an address, by name.
    QMap<QString, Table> unzipped(const QString &address, char delimiter = ',')
    {
        QMap<QString, Table> tables;
        auto zip = tablefile::ZipReader::open(fileAt(address).value_or(FileAnswer()).path);
        if (!zip)
            return tables;
        while ((*zip)->next().value_or(false))
            tables[(*zip)->entry().name] = tableOf((*zip)->device(), delimiter);
        return tables;
    }

    Table report(const QString &address, char delimiter = ',')
    {
        QFile file(fileAt(address).value_or(FileAnswer()).path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return tableOf(file, delimiter);
    }

    static Table tableOf(QIODevice &device, char delimiter)
    {
        Table rows;
        csv::CsvReader reader(device, {.delimiter = delimiter});
        while (reader.next())
            rows.append(reader.copy());
        return rows;
    }

    QString add(IdKind kind, const QJsonObject &body, const QString &name = {}, qint64 parent = 0)
    {
        Record record{.name = name, .parent = parent, .created = momentNow(clock), .body = body};
        return store->add(kind, record);
    }

    Contact addContact(const QJsonObject &body)
    {
        return ContactWriter(context(), "web"_L1).create(body);
    }

    // Adds many contacts without data.
    void addBlankContacts(int count)
    {
        store->run(
            "WITH RECURSIVE counter (value) AS (VALUES (1) UNION ALL SELECT value + 1 FROM counter"
            " WHERE value < ?) INSERT INTO contact (created, updated, body) SELECT 0, 0, '{}' FROM "
            "counter",
            {count});
    }

    void addPurchase(const Contact &contact, const QString &name, Moment date, double total)
    {
        const QJsonObject body{
            {u"products"_s,
             QJsonArray{
                 QJsonObject{{u"productId"_s, u"p1"_s}, {u"quantity"_s, 2}, {u"price"_s, total}}}}};
        store->run("INSERT INTO purchase (name, contact, date, total, quantity, created, body)"
                   " VALUES (?, ?, ?, ?, 2, ?, ?)",
                   {name, contact.number, date, total, date,
                    QJsonDocument(body).toJson(QJsonDocument::Compact)});
        const auto number = store->database().lastId();
        addActivity(*store,
                    {.contact = contact.number,
                     .type = practice::activity::purchase,
                     .date = date,
                     .purchase = number,
                     .body = {{u"origin"_s, u"web"_s}, {u"workflowId"_s, workflow}}});
        ContactTable(*store).recalculate(contact.number);
    }

    HandlerContext context()
    {
        return {.store = *store, .clock = clock, .paging = m_options.paging};
    }

    // Advances the clock and runs all work that is due.
    void pass(std::chrono::milliseconds time)
    {
        clock.advance(time);
        transfers->advance();
    }

    QTemporaryDir folder;
    support::ManualClock clock;
    std::unique_ptr<Store> store;
    std::unique_ptr<Transfers> transfers;
    QString segment;
    QString report1;
    QString workflow;
    QString coupons;
    QString singleCoupon;

private:
    void open()
    {
        auto opened = Store::open(folder.filePath(u"practice.sqlite"_s), 7, clock);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().why));
        store = std::move(*opened);
        transfers = std::make_unique<Transfers>(*store, m_options, clock);
    }

    void fill()
    {
        add(IdKind::Store,
            {{u"name"_s, u"Practice"_s},
             {u"timeZone"_s, u"Europe/Madrid"_s},
             {u"domains"_s, QJsonArray{u"https://shop.example"_s}}});
        for (const auto &field : FieldRegistry::systemFields())
            add(IdKind::ContactField, field.toObject(), field[catalogue::key::id].toString());
        addField(u"shoeSize"_s, u"integer"_s);
        addField(u"interests"_s, u"checkbox"_s,
                 {{u"options"_s,
                   QJsonArray{QJsonObject{{u"id"_s, u"red"_s}, {u"label"_s, u"Red"_s}},
                              QJsonObject{{u"id"_s, u"blue"_s}, {u"label"_s, u"Blue"_s}}}}});
        addField(u"memberSince"_s, u"date"_s);
        addField(u"vip"_s, u"boolean"_s, {{u"required"_s, true}, {u"defaultValue"_s, false}});
        segment =
            add(IdKind::Segment, {{u"name"_s, u"Buyers"_s}, {u"condition"_s, u"purchases > 0"_s}});
        report1 = add(IdKind::Report, {{u"name"_s, u"Sales"_s}, {u"condition"_s, u""_s}});
        workflow = add(IdKind::Workflow,
                       {{u"name"_s, u"Welcome"_s}, {u"tags"_s, QJsonArray{u"new"_s, u"mail"_s}}});
        coupons = add(IdKind::CouponSet, {{u"type"_s, u"multiple"_s}});
        singleCoupon = add(IdKind::CouponSet, {{u"type"_s, u"single"_s}});
        add(IdKind::Product,
            {{u"productId"_s, u"p1"_s},
             {u"name"_s, u"Boots, \"red\""_s},
             {u"unitPrice"_s, 10.5},
             {u"productDetailUrl"_s, u"https://shop.example/p1"_s}},
            u"p1"_s);
    }

    void addField(const QString &id, const QString &type, QJsonObject more = {})
    {
        more.insert(u"id"_s, id);
        more.insert(u"name"_s, id);
        more.insert(u"type"_s, type);
        more.insert(u"custom"_s, true);
        add(IdKind::ContactField, more, id);
    }

    ServiceOptions m_options;
};

} // namespace storedesk::practice
