// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/randomstore.h"

#include <QDir>

namespace support {

// The rows of a random store with more columns and types, and contacts and products that fit them.
class RandomTables
{
public:
    enum class Damage : quint8 {
        None,
        // Some rows have too few or too many cells.
        Ragged
    };

    explicit RandomTables(quint32 seed, Damage damage = Damage::None)
        : m_store(seed)
        , m_random(seed + 1'000)
        , m_damage(damage)
    { }

    // Writes activities.csv, contacts.csv and lines.csv.
    [[nodiscard]] bool write(const QDir &folder)
    {
        return save(folder.filePath(QStringLiteral("activities.csv")), damaged(activities(), 5))
            && save(folder.filePath(QStringLiteral("contacts.csv")), damaged(contacts(), 2))
            && save(folder.filePath(QStringLiteral("lines.csv")), damaged(lines(), 3));
    }

private:
    static bool save(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    }
    // Some rows keep only their first cells, at least the given number, or have one more.
    [[nodiscard]] QByteArray damaged(const QByteArray &table, qsizetype leastCells)
    {
        if (m_damage == Damage::None)
            return table;
        QByteArrayList lines;
        for (const auto &line : table.chopped(1).split('\n')) {
            // The headings stay.
            if (lines.isEmpty() || below(12) != 0) {
                lines.append(line);
                continue;
            }
            const auto ends = QString::fromUtf8(line).split(QStringLiteral("\",\""));
            const auto cells = leastCells + below(int(ends.size() - leastCells) + 1);
            if (cells < ends.size())
                lines.append(ends.first(cells).join(QStringLiteral("\",\"")).toUtf8() + '"');
            else
                lines.append(line + ",\"more\"");
        }
        return lines.join('\n') + '\n';
    }
    [[nodiscard]] int below(int limit) { return m_random.bounded(limit); }
    [[nodiscard]] QByteArray oneOf(const QByteArrayList &choices)
    {
        return choices.at(below(int(choices.size())));
    }
    [[nodiscard]] static QByteArray timeText(qint64 time)
    {
        return QDateTime::fromMSecsSinceEpoch(time, QTimeZone("UTC"))
            .toString(u"yyyy-MM-ddTHH:mm:ss.zzzZ")
            .toUtf8();
    }
    [[nodiscard]] static QByteArray lineOf(const QByteArrayList &cells)
    {
        return '"' + cells.join("\",\"") + "\"\n";
    }

    // FNV-1a. qHash() differs from process to process, which would make a failure unrepeatable.
    [[nodiscard]] static quint32 hashOf(const QByteArray &text)
    {
        quint32 hash = 2'166'136'261;
        for (const char byte : text)
            hash = (hash ^ static_cast<quint8>(byte)) * 16'777'619;
        return hash;
    }
    // Repeated rows get the same additional cells.
    [[nodiscard]] static QByteArrayList additionalCells(const RandomRow &row, quint32 number)
    {
        const bool purchase = row.type == "purchase";
        const auto pick = [&number](const QByteArrayList &choices) {
            number = number * 1'664'525 + 1'013'904'223;
            return choices.at(int((number >> 16) % quint32(choices.size())));
        };
        return {pick({"", "Hello", "Spring sale"}),
                pick({"", "news", "news|sale", "sale, news ,", "vip"}),
                pick({"", "Welcome", "Abandoned cart"}),
                purchase ? pick({"", "", "", "2. click", "scenario 4"}) : QByteArray(),
                purchase ? pick({"", "80 %", "46,5", "12.3.4"}) : QByteArray(),
                pick({"", "s1", "s2"}),
                purchase ? pick({"EUR", "EUR", "EUR", "USD"}) : QByteArray(),
                pick({"", "web", "app"})};
    }
    // Turns some clicks and messages into types that the random store does not have.
    [[nodiscard]] static QByteArray typeOf(const RandomRow &row, quint32 number)
    {
        static const QByteArrayList types{
            "coupon-assigned",          "email-bounce",
            "email-unsubscribed",       "entity-created",
            "newsletter-subscribe",     "email-spam-report",
            "push-notification-opened", "push-notification-link-clicked"};
        const bool other = row.type == "web-link-clicked"
            || (row.type == "sms-sent" && number % 2 == 0)
            || (row.type == "email-sent" && number % 5 == 0);
        return other && number % 7 != 0 ? types.at(int(number / 7 % quint32(types.size())))
                                        : row.type;
    }

    [[nodiscard]] QByteArray activities() const
    {
        QByteArray text =
            "id,contactId,_email,type,date,contentId,workflowId,purchaseId,totalPrice,sourceType,"
            "previousContactId,contentName,contentTags,workflowName,attributionScenario,"
            "attributionConfidence,couponSetId,currency,origin\n";
        for (auto row : m_store.all) {
            const auto number = hashOf(row.line());
            row.type = typeOf(row, number);
            text += row.line().chopped(1) + ',' + lineOf(additionalCells(row, number));
        }
        return text;
    }

    [[nodiscard]] QByteArray contacts()
    {
        QByteArray text = "id,_email,_emailStatus,_newsletterSubscriptionStatus,_mobilePhone,"
                          "_mobilePhoneStatus,_smsSubscriptionStatus,_hasPushSubscriptions,"
                          "_isAnonymous,_createdAt,_firstPurchaseDate,_lastPurchaseDate,"
                          "_totalPurchases,_totalPurchasesAmount,_emailSoftBounces,_rfm\n";
        for (int number = 0; number < 24; ++number) {
            if (below(5) == 0)
                continue;
            const auto name = QByteArray::number(number);
            const auto time = [this](int days) {
                return below(3) == 0
                    ? QByteArray()
                    : timeText(RandomStore::begin + (below(300 + days) - 300) * 43'200'000LL * 2);
            };
            text +=
                lineOf({'c' + name, below(8) == 0 ? QByteArray() : 'p' + name + "@x.org",
                        oneOf({"active", "Active", "bounced", ""}),
                        oneOf({"subscribed", "unsubscribed", "none"}), oneOf({"", "+34600000000"}),
                        oneOf({"active", "inactive"}), oneOf({"subscribed", "none"}),
                        oneOf({"true", "false", ""}), oneOf({"false", "false", "true", ""}),
                        time(181), time(-250), time(181), QByteArray::number(below(6)),
                        QByteArray::number(below(1'000)) + ".50", oneOf({"0", "1", "2", "3"}),
                        oneOf({"", "champions", "Perdidos", "Necesitan atención", "other"})});
        }
        return text;
    }

    // An export that repeats an activity repeats its lines.
    [[nodiscard]] QByteArray lines()
    {
        QByteArray text = "activityId,productId,name,quantity,unitPrice,price\n";
        for (const auto &row : m_store.all) {
            if (row.id.isEmpty() || row.type != "purchase")
                continue;
            auto number = hashOf(row.id);
            for (auto count = number % 4; count > 0; --count) {
                number = number * 1'664'525 + 1'013'904'223;
                const auto product = QByteArray(1, char('A' + (number >> 8) % 5));
                const auto units = QByteArray::number((number >> 12) % 3 + 1);
                const bool priced = (number >> 16) % 3 != 0;
                text += lineOf({row.id, product,
                                row.id.size() % 2 == 0 ? "Product " + product : QByteArray(),
                                units + ((number >> 20) % 4 == 0 ? ".25" : ""),
                                QByteArray::number((number >> 10) % 90) + ".99",
                                priced ? row.amount : QByteArray()});
            }
        }
        return text + lineOf({"a999", "Z", "Unknown", "1", "1", "1"});
    }

    RandomStore m_store;
    QRandomGenerator m_random;
    Damage m_damage;
};

} // namespace support
