// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QRandomGenerator>
#include <QString>

#include <array>

namespace bench {

// Generates the exports of an invented store: activities, contacts and purchase lines. Every value
// is quoted, as in the service's own files. Equal row counts give equal files.
class StoreExport final
{
public:
    StoreExport(const QString &folder, qint64 rows)
        : m_folder(folder)
        , m_rows(rows)
        , m_contacts(std::max<qint64>(rows / 10, 1))
    { }

    [[nodiscard]] bool write()
    {
        return m_activities.begin(m_folder + QStringLiteral("/activities.csv"),
                                  R"("id","contactId","_email","type","date","device",)"
                                  R"("sourceType","workflowId","contentId","purchaseId",)"
                                  R"("totalPrice","couponSetId","attributionScenario",)"
                                  R"("attributionConfidence")")
            && m_lines.begin(m_folder + QStringLiteral("/lines.csv"),
                             R"("activityId","productId","name","quantity","price")")
            && writeActivities() && m_lines.end() && writeContacts();
    }

private:
    class File final
    {
    public:
        [[nodiscard]] bool begin(const QString &path, QByteArrayView header)
        {
            m_file.setFileName(path);
            m_block.append(header.data(), header.size());
            m_block += '\n';
            return m_file.open(QIODevice::WriteOnly);
        }
        void add(QByteArrayView value, bool last = false)
        {
            m_block += '"';
            m_block.append(value.data(), value.size());
            m_block += last ? "\"\n" : "\",";
        }
        // Returns false if the disk is full.
        [[nodiscard]] bool keepSmall() { return m_block.size() < 1'000'000 || flush(); }
        [[nodiscard]] bool end() { return flush() && m_file.flush(); }

    private:
        [[nodiscard]] bool flush()
        {
            const bool written = m_file.write(m_block) == m_block.size();
            m_block.resize(0);
            return written;
        }

        QFile m_file;
        QByteArray m_block;
    };

    struct Share
    {
        // Out of 1,000 rows, including those of the types before.
        int upTo;
        const char *type;
    };

    static constexpr std::array shares{
        Share{430, "email-sent"},           Share{640, "email-opened"},
        Share{700, "email-link-clicked"},   Share{860, "web-page-visited"},
        Share{915, "product-visited"},      Share{965, "purchase"},
        Share{975, "email-bounce"},         Share{978, "email-unsubscribed"},
        Share{979, "email-spam-report"},    Share{985, "coupon-assigned"},
        Share{995, "newsletter-subscribe"}, Share{1'000, "sms-sent"}};
    static constexpr qint64 firstTime = 1'718'928'000'000;
    static constexpr qint64 length = qint64(730) * 86'400'000;

    [[nodiscard]] int below(int limit) { return m_random.bounded(limit); }

    // Returns 24 hexadecimal digits.
    [[nodiscard]] static QByteArray idOf(quint64 number, char kind)
    {
        static constexpr char digits[] = "0123456789abcdef";
        QByteArray id(24, kind);
        auto mixed = number * 0x9E37'79B9'7F4A'7C15 + static_cast<quint64>(kind);
        mixed ^= mixed >> 32;
        for (qsizetype place = 1; place < 16; ++place, mixed >>= 4)
            id[place] = digits[mixed & 15];
        for (qsizetype place = 23; place > 15; --place, number >>= 4)
            id[place] = digits[number & 15];
        return id;
    }
    [[nodiscard]] static QByteArray emailOf(qint64 contact)
    {
        static constexpr std::array domains{"@gmail.com", "@example.org", "@hotmail.com"};
        return "person" + QByteArray::number(contact)
            + domains[static_cast<std::size_t>(contact % 3)];
    }

    static void putNumber(QByteArray &text, qsizetype at, int digits, qint64 number)
    {
        for (; digits > 0; --digits, number /= 10)
            text[at + digits - 1] = static_cast<char>('0' + number % 10);
    }
    [[nodiscard]] QByteArray timeText(qint64 time)
    {
        if (const auto day = time / 86'400'000; day != m_day) {
            m_day = day;
            m_time =
                QDate(1970, 1, 1).addDays(day).toString(Qt::ISODate).toLatin1() + "T00:00:00.000Z";
        }
        const auto rest = time % 86'400'000;
        putNumber(m_time, 11, 2, rest / 3'600'000);
        putNumber(m_time, 14, 2, rest / 60'000 % 60);
        putNumber(m_time, 17, 2, rest / 1'000 % 60);
        putNumber(m_time, 20, 3, rest % 1'000);
        return m_time;
    }

    // Some contacts are far more active than others.
    [[nodiscard]] qint64 someContact()
    {
        const auto place = m_random.generateDouble();
        return static_cast<qint64>((0.2 * place + 0.8 * place * place) * double(m_contacts));
    }

    // An activity that later ones of the same contact follow.
    struct Deed
    {
        qint64 contact = 0;
        quint64 content = 0;
    };
    // The latest deeds of one kind.
    class LatestDeeds final
    {
    public:
        void add(Deed deed) { m_deeds[m_next++ % m_deeds.size()] = deed; }
        [[nodiscard]] Deed any(QRandomGenerator &random) const
        {
            return m_deeds[random.bounded(
                quint32(std::clamp<std::size_t>(m_next, 1, m_deeds.size())))];
        }

    private:
        std::array<Deed, 8'192> m_deeds = {};
        std::size_t m_next = 0;
    };

    // Openings follow sends, clicks follow openings, and some purchases follow clicks.
    [[nodiscard]] Deed deedOf(QByteArrayView type, quint64 content)
    {
        Deed deed{.contact = someContact(), .content = content};
        if (type == "email-opened")
            deed = m_sends.any(m_random);
        else if (type == "email-link-clicked")
            deed = m_openings.any(m_random);
        else if (type == "purchase" && below(4) == 0)
            deed = m_clicks.any(m_random);
        if (type == "email-sent")
            m_sends.add(deed);
        else if (type == "email-opened")
            m_openings.add(deed);
        else if (type == "email-link-clicked")
            m_clicks.add(deed);
        return deed;
    }

    [[nodiscard]] bool writeActivities()
    {
        for (qint64 row = 0; row < m_rows; ++row) {
            addActivity(row);
            if (!m_activities.keepSmall() || !m_lines.keepSmall())
                return false;
        }
        return m_activities.end();
    }

    void addActivity(qint64 row)
    {
        static constexpr std::array devices{"desktop", "mobile", "tablet"};
        static constexpr std::array sources{"email", "organic", "paid", "social", "direct"};
        const auto time = firstTime + length / m_rows * row;
        const int share = below(1'000);
        const QByteArrayView type = std::ranges::find_if(shares, [share](const Share &one) {
                                        return share < one.upTo;
                                    })->type;
        const bool mail = type.startsWith("email");
        const bool purchase = type == "purchase";
        const auto cents = purchase ? 500 + below(20'000) : 0;
        const auto [contact, content] =
            deedOf(type, static_cast<quint64>(row * 400 / m_rows + below(4)));
        const bool attributed = purchase && below(3) == 0;
        m_activities.add(idOf(static_cast<quint64>(row), 'a'));
        m_activities.add(idOf(static_cast<quint64>(contact), 'c'));
        m_activities.add(emailOf(contact));
        m_activities.add(type);
        m_activities.add(timeText(time));
        m_activities.add(mail ? "" : devices[static_cast<std::size_t>(below(3))]);
        m_activities.add(purchase ? sources[static_cast<std::size_t>(below(5))] : "");
        m_activities.add(attributed || (mail && content % 2 == 0) ? idOf(content % 40, 'f')
                                                                  : QByteArray());
        m_activities.add(mail ? idOf(content, 'e') : QByteArray());
        m_activities.add(purchase ? "P" + QByteArray::number(row) : QByteArray());
        m_activities.add(purchase ? QByteArray::number(cents / 100) + '.'
                                 + QByteArray::number(100 + cents % 100).sliced(1)
                                  : QByteArray());
        m_activities.add(type == "coupon-assigned" ? idOf(content % 10, 'b') : QByteArray());
        m_activities.add(attributed ? "3" : "");
        m_activities.add(attributed ? "90" : "", true);
        if (purchase)
            addLines(row, cents);
    }

    void addLines(qint64 row, int cents)
    {
        for (int line = 0; line < 2; ++line) {
            const auto product = below(2'000);
            m_lines.add(idOf(static_cast<quint64>(row), 'a'));
            m_lines.add("P" + QByteArray::number(product));
            m_lines.add("Product " + QByteArray::number(product));
            m_lines.add(QByteArray::number(1 + below(3)));
            m_lines.add(QByteArray::number(cents / 200) + ".50", true);
        }
    }

    [[nodiscard]] bool writeContacts()
    {
        File file;
        if (!file.begin(m_folder + QStringLiteral("/contacts.csv"),
                        R"("id","_email","_emailStatus","_newsletterSubscriptionStatus",)"
                        R"("_createdAt")"))
            return false;
        for (qint64 contact = 0; contact < m_contacts; ++contact) {
            file.add(idOf(static_cast<quint64>(contact), 'c'));
            file.add(emailOf(contact));
            file.add(below(20) == 0 ? "bounced" : "active");
            file.add(below(3) == 0 ? "unsubscribed" : "subscribed");
            file.add(timeText(firstTime + length / m_contacts * contact), true);
            if (!file.keepSmall())
                return false;
        }
        return file.end();
    }

    QString m_folder;
    qint64 m_rows;
    qint64 m_contacts;
    QRandomGenerator m_random{2026};
    LatestDeeds m_sends;
    LatestDeeds m_openings;
    LatestDeeds m_clicks;
    File m_activities;
    File m_lines;
    // The day for which m_time was made.
    qint64 m_day = -1;
    QByteArray m_time;
};

} // namespace bench
