// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "samplestore.h"

#include "base/utc.h"
#include "catalogue/activitytype.h"
#include "csv/csvwriter.h"
#include "insightdata/columnrole.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <array>
#include <cmath>
#include <span>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;
using storedesk::insights::ColumnRole;

static constexpr int contactCount = 900;
static constexpr int campaignCount = 14;

namespace {

struct Product
{
    const char *id;
    const char *name;
    int cents;
};

constexpr std::array sampleProducts{Product{"BOT-01", "Botas Gredos", 11'900},
                                    Product{"MOC-02", "Mochila Sendero 30 l", 7'450},
                                    Product{"CHA-03", "Chaqueta Picos", 14'900},
                                    Product{"BAS-04", "Bastones plegables", 4'990},
                                    Product{"CAL-05", "Calcetines de lana", 1'490},
                                    Product{"FRO-06", "Frontal 400 lm", 3'290},
                                    Product{"SAC-07", "Saco de plumas", 18'900},
                                    Product{"CAN-08", "Cantimplora 1 l", 1'990}};

constexpr std::array campaignNames{"Novedades de otoño",  "Carrito 2", "Bienvenida", "Rebajas",
                                   "Vuelta a la montaña", "Cumpleaños"};
constexpr std::array workflowNames{"Boletín", "Carrito abandonado", "Bienvenida"};

// The columns of the files, in order.
constexpr std::array activityRoles{ColumnRole::ActivityId,         ColumnRole::ActivityContact,
                                   ColumnRole::ActivityEmail,      ColumnRole::ActivityType,
                                   ColumnRole::ActivityTime,       ColumnRole::ActivityPurchase,
                                   ColumnRole::ActivityAmount,     ColumnRole::ActivityDevice,
                                   ColumnRole::ActivitySourceType, ColumnRole::ActivitySourceName,
                                   ColumnRole::ActivityWorkflow,   ColumnRole::ActivityWorkflowName,
                                   ColumnRole::ActivityContent,    ColumnRole::ActivityContentName,
                                   ColumnRole::ActivityCouponSet};
constexpr std::array lineRoles{ColumnRole::LineActivity,  ColumnRole::LineProduct,
                               ColumnRole::LineName,      ColumnRole::LineUnits,
                               ColumnRole::LineUnitPrice, ColumnRole::LinePrice};
constexpr std::array contactRoles{ColumnRole::ContactId,
                                  ColumnRole::ContactEmail,
                                  ColumnRole::ContactMobilePhone,
                                  ColumnRole::ContactMobilePhoneStatus,
                                  ColumnRole::ContactEmailStatus,
                                  ColumnRole::ContactNewsletterSubscriptionStatus,
                                  ColumnRole::ContactSmsSubscriptionStatus,
                                  ColumnRole::ContactCreatedAt,
                                  ColumnRole::ContactIsAnonymous,
                                  ColumnRole::ContactHasPushSubscriptions,
                                  ColumnRole::ContactEmailSoftBounces};

// One row of the activities. The other columns are empty.
struct Activity
{
    QString type;
    QDateTime time;
    int contact = 0;
    QString purchase = {};
    int cents = -1;
    int campaign = -1;
    QString couponSet = {};
};

class SampleStore final
{
public:
    explicit SampleStore(const QString &folder)
        : m_folder(folder)
    { }

    [[nodiscard]] SampleStoreFiles write();

private:
    void writeContacts(const QString &path);
    void live(int contact, csv::CsvWriter &rows, csv::CsvWriter &lines);
    void buy(int contact, const QDateTime &time, csv::CsvWriter &rows, csv::CsvWriter &lines);
    void sendCampaigns(csv::CsvWriter &rows, csv::CsvWriter &lines);
    void writeRow(const Activity &activity, csv::CsvWriter &rows);
    [[nodiscard]] double chance() { return m_random.generateDouble(); }
    [[nodiscard]] int below(int number) { return static_cast<int>(m_random.bounded(number)); }

    const QString m_folder;
    QRandomGenerator m_random{26};
    const QDateTime m_start{QDate(2025, 9, 1), QTime(6, 0), base::utc};
    const QDateTime m_end{QDate(2026, 11, 15), QTime(7, 0), base::utc};
    std::array<QDateTime, contactCount> m_created;
    int m_rows = 0;
    int m_purchases = 0;
};

} // namespace

// Returns the headings as the service writes them.
static QStringList headingsOf(std::span<const ColumnRole> roles)
{
    QStringList headings;
    for (const auto role : roles)
        headings.append(storedesk::insights::rowOf(role).headings.split(u'|').first().toString());
    return headings;
}

static QString contactId(int contact)
{
    return u"c%1"_s.arg(contact + 1, 23, 10, QChar(u'0'));
}

static QString emailOfSample(int contact)
{
    return u"persona%1@example.com"_s.arg(contact + 1);
}

void SampleStore::writeRow(const Activity &activity, csv::CsvWriter &rows)
{
    const auto campaign = activity.campaign;
    const auto known = campaign >= 0;
    const auto workflow = known ? campaign % static_cast<int>(workflowNames.size()) : 0;
    rows.row(QStringList{
        u"a%1"_s.arg(++m_rows, 23, 10, QChar(u'0')), contactId(activity.contact),
        emailOfSample(activity.contact), activity.type, activity.time.toString(Qt::ISODateWithMs),
        activity.purchase,
        activity.cents < 0 ? QString() : QString::number(activity.cents / 100.0, 'f', 2),
        activity.contact % 3 == 0 ? u"mobile"_s : u"desktop"_s,
        activity.contact % 5 == 0 ? u"offline"_s : u"online"_s, u"Tienda Sendero"_s,
        known ? u"f%1"_s.arg(workflow + 1, 23, 10, QChar(u'0')) : QString(),
        known ? QString::fromUtf8(workflowNames[static_cast<std::size_t>(workflow)]) : QString(),
        known ? u"e%1"_s.arg(campaign + 1, 23, 10, QChar(u'0')) : QString(),
        known ? QString::fromUtf8(
                    campaignNames[static_cast<std::size_t>(campaign) % campaignNames.size()])
                + u' ' + QString::number(campaign / static_cast<int>(campaignNames.size()) + 1)
              : QString(),
        activity.couponSet});
}

void SampleStore::buy(int contact, const QDateTime &time, csv::CsvWriter &rows,
                      csv::CsvWriter &lines)
{
    if (time >= m_end)
        return;
    const auto &product = sampleProducts[static_cast<std::size_t>(std::min(below(8), below(8)))];
    const int units = 1 + below(2);
    const int cents = product.cents * units;
    writeRow({.type = u"purchase"_s,
              .time = time,
              .contact = contact,
              .purchase = u"p%1"_s.arg(++m_purchases),
              .cents = cents},
             rows);
    lines.row(QStringList{u"a%1"_s.arg(m_rows, 23, 10, QChar(u'0')),
                          QString::fromLatin1(product.id), QString::fromUtf8(product.name),
                          QString::number(units), QString::number(product.cents / 100.0, 'f', 2),
                          QString::number(cents / 100.0, 'f', 2)});
}

// Creates the activities of one contact: its creation and, for most contacts, purchases, which some
// contacts repeat many times.
void SampleStore::live(int contact, csv::CsvWriter &rows, csv::CsvWriter &lines)
{
    const auto created = m_created[static_cast<std::size_t>(contact)];
    writeRow({.type = QString(activitytype::contactCreated), .time = created, .contact = contact},
             rows);
    if (chance() < 0.72)
        writeRow({.type = QString(activitytype::newsletterSubscribe),
                  .time = created.addSecs(60),
                  .contact = contact},
                 rows);
    auto time = created.addSecs(below(9 * 24 * 3600));
    auto again = 0.34 + 0.4 * chance() * chance();
    while (time < m_end) {
        const bool season = time.date().month() == 11 || time.date().month() == 12;
        if (chance() < (season ? 0.95 : 0.8)) {
            const auto hour = 9 + static_cast<int>(12 * std::sqrt(chance()));
            buy(contact, QDateTime(time.date(), QTime(hour, below(60)), base::utc), rows, lines);
        }
        if (chance() > again)
            break;
        again += 0.06;
        time = time.addSecs((6 + below(70)) * 24 * 3600);
    }
}

void SampleStore::sendCampaigns(csv::CsvWriter &rows, csv::CsvWriter &lines)
{
    const auto days = m_start.daysTo(m_end);
    for (int campaign = 0; campaign < campaignCount; ++campaign) {
        const auto day = m_start.date().addDays(20 + (days - 26) * campaign / campaignCount);
        const QDateTime sent(day, QTime(7 + 3 * (campaign % 4), 0), base::utc);
        const auto openRate = 0.24 + 0.03 * (campaign % 6);
        for (int contact = 0; contact < contactCount; ++contact) {
            if (m_created[static_cast<std::size_t>(contact)] > sent || chance() < 0.3)
                continue;
            const auto add = [&](const QString &type, int seconds) {
                writeRow({.type = type,
                          .time = sent.addSecs(seconds),
                          .contact = contact,
                          .campaign = campaign},
                         rows);
            };
            add(QString(activitytype::emailSent), 0);
            if (chance() < 0.015) {
                add(QString(activitytype::emailBounce), 30);
                continue;
            }
            if (chance() > openRate * (contact % 4 == 0 ? 0.3 : 1.2))
                continue;
            const int opened = 300 + below(20 * 3600);
            add(QString(activitytype::emailOpened), opened);
            if (chance() < 0.22) {
                add(QString(activitytype::emailLinkClicked), opened + 40 + below(500));
                if (chance() < 0.3)
                    buy(contact, sent.addSecs(opened + 700 + below(26 * 3600)), rows, lines);
            } else if (chance() < 0.04) {
                buy(contact, sent.addSecs(opened + 700 + below(30 * 3600)), rows, lines);
            } else if (chance() < 0.02) {
                add(QString(activitytype::emailUnsubscribed), opened + 90);
            }
        }
    }
}

void SampleStore::writeContacts(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    csv::CsvWriter rows(file);
    rows.row(headingsOf(contactRoles));
    for (int contact = 0; contact < contactCount; ++contact) {
        const bool phone = contact % 6 == 0;
        rows.row(QStringList{
            contactId(contact), emailOfSample(contact),
            phone ? u"+346000%1"_s.arg(contact, 5, 10, QChar(u'0')) : QString(),
            phone ? u"active"_s : QString(), contact % 23 == 0 ? u"bounced"_s : u"active"_s,
            contact % 4 == 3 ? u"none"_s : u"subscribed"_s, phone ? u"subscribed"_s : u"none"_s,
            m_created[static_cast<std::size_t>(contact)].toString(Qt::ISODateWithMs), u"false"_s,
            contact % 11 == 0 ? u"true"_s : u"false"_s, contact % 47 == 0 ? u"2"_s : u"0"_s});
    }
    (void)rows.finish();
}

SampleStoreFiles SampleStore::write()
{
    const QDir folder(m_folder);
    const SampleStoreFiles files{.activities = folder.filePath(u"activities.csv"_s),
                                 .contacts = folder.filePath(u"contacts.csv"_s),
                                 .lines = folder.filePath(u"products.csv"_s)};
    for (auto &created : m_created)
        created = m_start.addSecs(below(static_cast<int>(m_start.secsTo(m_end)) - 6 * 24 * 3600));
    writeContacts(files.contacts);
    QFile activities(files.activities);
    QFile products(files.lines);
    if (!activities.open(QIODevice::WriteOnly) || !products.open(QIODevice::WriteOnly))
        return files;
    csv::CsvWriter rows(activities);
    csv::CsvWriter lines(products);
    rows.row(headingsOf(activityRoles));
    lines.row(headingsOf(lineRoles));
    for (int contact = 0; contact < contactCount; ++contact)
        live(contact, rows, lines);
    sendCampaigns(rows, lines);
    static constexpr std::array sets{"Bienvenida 10 %", "Otoño 5 €"};
    for (int contact = 0; contact < contactCount; contact += 5)
        writeRow({.type = QString(activitytype::couponAssigned),
                  .time = m_created[static_cast<std::size_t>(contact)].addDays(40),
                  .contact = contact,
                  .couponSet = QString::fromUtf8(sets[static_cast<std::size_t>(contact / 5) % 2])},
                 rows);
    (void)rows.finish();
    (void)lines.finish();
    return files;
}

SampleStoreFiles writeSampleStore(const QString &folder)
{
    return SampleStore(folder).write();
}

} // namespace storedesk::ui::tour
