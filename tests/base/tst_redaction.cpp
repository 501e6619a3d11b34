// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/plaintext.h"
#include "base/redaction.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

namespace tst_redaction {

using namespace storedesk::base;

struct Example
{
    const char *name;
    const char *text;
    const char *expected;
};

// clang-format off
static constexpr std::array examples{
    Example{"header", "Authorization: apiKey abc:def", "Authorization: ‹key›"},
    Example{"header, small letters", "authorization:x", "authorization:‹key›"},
    Example{"header among others", "Host: x\r\nAuthorization: apiKey a:b\r\nAccept: y", "Host: x\r\nAuthorization: ‹key›\r\nAccept: y"},
    Example{"header in JSON", "{\"Authorization\": \"apiKey a:b\", \"a\": 1}", "{\"Authorization\": \"‹key›\", \"a\": 1}"},
    Example{"header in curl", "curl -H 'Authorization: apiKey a:b' x", "curl -H 'Authorization: ‹key›"},
    Example{"scheme alone", "sent apiKey abcdefgh1234 away", "sent apiKey ‹key› away"},
    Example{"bearer", "Bearer eyJhbGci.eyJzdWIi.xyz", "Bearer ‹key›"},
    Example{"key by shape", "key is 5f3a9b2c:Zx81kLmNop2qR5 ok", "key is ‹key› ok"},
    Example{"key in an address", "https://x.org/?k=5f3a9b2c%3AZx81kLmNop2qR5&a=1", "https://x.org/?k=‹key›&a=1"},
    Example{"practice key", "practice-1a2b3c4d:AbCdEfGhIjKlMnOpQrStUv", "‹key›"},
    Example{"practice id", "practice-1a2b3c4d", "‹key›"},
    Example{"known secret", "it is sesame-open! indeed", "it is ‹key› indeed"},
    Example{"known secret, encoded", "x=sesame%2Dopen%21", "x=‹key›"},
    Example{"e-mail", "to ann.o'x+tag@x.org, please", "to ‹email›, please"},
    Example{"e-mail in a path", "GET /contacts/email/ann%40x.org HTTP/1.1", "GET /contacts/email/‹email› HTTP/1.1"},
    Example{"e-mail in a path, slash", "/contacts/email/a%2Fb%40x.org/c", "/contacts/email/‹email›/c"},
    Example{"e-mail encoded twice", "u=%2Fann%2540x.org", "u=‹email›"},
    Example{"e-mail in JSON", "{\"to\":\"ann@x.org\"}", "{\"to\":\"‹email›\"}"},
    Example{"e-mail escaped", "{\"to\":\"ann\\u0040x.org\"}", "{\"to\":\"‹email›\"}"},
    Example{"e-mail, accents", "josé@exámple.org", "‹email›"},
    Example{"phone", "call +34 600 123 456 now", "call ‹phone› now"},
    Example{"phone, short", "+34 6001", "‹phone›"},
    Example{"phone, brackets", "(+34) 91 123-45-67", "(‹phone›"},
    Example{"phone without +", "600123456", "‹phone›"},
    Example{"phone behind an id", "a00  488446975", "a00  ‹phone›"},
    Example{"phone in an address", "?p=%2B34600123456&x", "?p=‹phone›&x"},
    Example{"member", "{\"_name\":\"Ann\",\"id\":7}", "{\"_name\":\"‹hidden›\",\"id\":7}"},
    Example{"member, quotes inside", "{\"_name\":\"Ann \\\"the\\\" Smith\",\"id\":7}", "{\"_name\":\"‹hidden›\",\"id\":7}"},
    Example{"member, number", "{\"_phone\": 600, \"id\":7}", "{\"_phone\": ‹hidden›, \"id\":7}"},
    Example{"member, object", "{\"address\":{\"street\":\"x}\",\"n\":[1]},\"id\":7}", "{\"address\":‹hidden›,\"id\":7}"},
    Example{"member, cut", "{\"_name\":\"An", "{\"_name\":\"‹hidden›"},
    Example{"member in JSON in JSON", "{\"body\":\"{\\\"_name\\\":\\\"Ann \\\\\\\"x\\\\\\\" B\\\",\\\"id\\\":7}\"}", "{\"body\":\"{\\\"_name\\\":\\\"‹hidden›\\\",\\\"id\\\":7}\"}"},
    Example{"query item", "/x?_name=Ann%20%26%20Bob&id=7", "/x?_name=‹hidden›&id=7"},
    Example{"item in quotes", "_name=\"Ann Smith\" id=7", "_name=‹hidden›\" id=7"},
    Example{"item as header", "_name: Ann Smith\nid: 7", "_name: ‹hidden›\nid: 7"},
};
// clang-format on

class TestRedaction final : public QObject
{
    Q_OBJECT

private:
    const Redactor m_redactor{{"_name", "_phone", "address"}, {"oddkey:sesame-open!"}};

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void personalDataIsRedacted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        for (const auto &example : examples)
            QTest::newRow(example.name) << QByteArray(example.text) << QByteArray(example.expected);
    }

    void personalDataIsRedacted()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, expected);
        QCOMPARE(m_redactor.bytes(text), expected);
        QCOMPARE(m_redactor.bytes(expected), expected);
        QCOMPARE(m_redactor.text(QString::fromUtf8(text)), QString::fromUtf8(expected));
    }

    void publicTextStays_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
             {"", "GET /contacts/ HTTP/1.1", "http://127.0.0.1:43210/exports/?page=2",
              "http://localhost:8080/contacts/email/", "2026-01-31T10:00:00.000Z",
              "2026-01-31 10:00:00", "31/01/2026 10:00", "status 429 after 1204 ms",
              "5f3a9b2c1d4e5f6a7b8c9d0e", "/exports/650000000000000000000001",
              "export-550e8400-e29b-41d4-a716-446655440000.csv",
              "{\"total\":1204.50,\"name\":\"x\"}", "Content-Type: application/json",
              "practice-service", "100 % @ 5", "a\\b", "50%", "basic rules", "E0301"})
            QTest::addRow("%s", text) << QByteArray(text);
    }

    void publicTextStays()
    {
        QFETCH(const QByteArray, text);
        QCOMPARE(m_redactor.bytes(text), text);
    }

    void longHostileTextTakesLinearTime()
    {
        for (const char *piece : {"@", "a@", "a:", "\"", "\\\"", "\"_name\":", "1 ", "+1", "%25",
                                  "{", "authorization:", "_name="}) {
            const auto text = QByteArray(piece).repeated(100'000);
            QVERIFY(m_redactor.bytes(text).size() <= 20 * text.size());
        }
    }

    // G24: no text marked as secret gets through, whatever surrounds it.
    void generatedLinesDoNotLeak()
    {
        const int rounds = support::testSize(100'000, 1'000'000);
        QRandomGenerator random(24);
        for (int round = 0; round < rounds; ++round) {
            QByteArray mark;
            const auto secret = secretOf(random, mark);
            // Separate statements, because the evaluation order within an expression is
            // unspecified.
            auto line = noise(random);
            line += letters(random, 1, " ,;\n");
            line += wrapped(secret, random);
            line += noise(random);
            const auto out = m_redactor.bytes(line);
            const auto plain = PlainText(out).bytes();
            if (out.contains(mark) || plain.contains(mark))
                QFAIL(QByteArray("leak of " + mark + " in " + line + " -> " + out).constData());
            if (round % 16 == 0)
                QCOMPARE(m_redactor.bytes(out), out);
        }
    }

private:
    struct Secret
    {
        // The name of the member that contains the value.
        QByteArray name;
        QByteArray value;
    };

    static QByteArray letters(QRandomGenerator &random, int count, QByteArrayView from)
    {
        QByteArray text;
        for (; count > 0; --count)
            text += from.at(random.bounded(static_cast<int>(from.size())));
        return text;
    }

    static Secret secretOf(QRandomGenerator &random, QByteArray &mark)
    {
        static constexpr QByteArrayView letter("ghijkmnpqrstuvwxyz");
        static constexpr QByteArrayView any("ABCDEFGHabcdefgh0123456789");
        mark = "zq" + letters(random, 8, letter);
        switch (random.bounded(5)) {
        case 0:
            return {"k", letters(random, 8, any) + ':' + mark + letters(random, 12, any)};
        case 1:
            return {"k",
                    "practice-" + letters(random, 8, "0123456789abcdef") + ':' + mark
                        + letters(random, 12, any)};
        case 2:
            return {"e",
                    letters(random, random.bounded(4), "a.+/='é&?") + mark + "@shop.example.org"};
        case 3:
            mark = letters(random, 9, "123456789");
            return {"p", (random.bounded(2) == 0 ? "+34" : "") + mark};
        default:
            return {"_name",
                    letters(random, random.bounded(6), "a \"\\,{}[]:'é/") + mark
                        + letters(random, random.bounded(6), "a \"\\,{}[]:'é/")};
        }
    }

    static QByteArray json(const Secret &secret)
    {
        const QJsonObject object{{QString::fromUtf8(secret.name), QString::fromUtf8(secret.value)},
                                 {QStringLiteral("zz"), 1}};
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }

    static QByteArray wrapped(const Secret &secret, QRandomGenerator &random)
    {
        const Secret inner{"body", json(secret)};
        switch (random.bounded(8)) {
        case 0:
            return json(secret);
        case 1:
            return json(inner);
        case 2:
            return json({"outer", json(inner)});
        case 3:
            return "https://x.org/a?b=1&" + secret.name + '=' + secret.value.toPercentEncoding()
                + "&c=2";
        case 4:
            return "/a/"
                + (secret.name == "_name" ? json(secret) : secret.value).toPercentEncoding() + "/b";
        case 5:
            return "q=" + json(secret).toPercentEncoding().toPercentEncoding();
        case 6:
            return "Authorization: apiKey " + QByteArray(secret.value).replace('\n', ' ') + "\r\n";
        default:
            return secret.name == "_name" ? "_name=" + secret.value.toPercentEncoding()
                                          : ' ' + secret.value + ' ';
        }
    }

    static QByteArray noise(QRandomGenerator &random)
    {
        static constexpr QByteArrayView pieces(" ,;.()<>\n\t{}[]=&?/-ab01%:'");
        return letters(random, random.bounded(6), pieces) + (random.bounded(2) == 0 ? "" : "\n");
    }
};

STOREDESK_TEST(TestRedaction)

} // namespace tst_redaction

#include "tst_redaction.moc"
