// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/path.h"
#include "support/curlservice.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_curlservice {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the practice service with an independent client: curl sends each line of
// tests/cli/curl/conversation.txt to `storedesk-cli serve`. Our client is not involved.

struct Line
{
    int number = 0;
    // Scope of the key. If empty, the key with all permissions is used.
    QString scope;
    QString method;
    QString path;
    QString body;
    int status = 0;
    // Each entry has the form POINTER=JSON or POINTER>NAME.
    QStringList expected;

    [[nodiscard]] const catalogue::Operation *operation() const
    {
        const auto named = path.section(u'?', 0, 0).replace(u'{', u'x').replace(u'}', u'x');
        const auto match = catalogue::matchPath(named.toUtf8());
        for (const auto verb : {catalogue::Verb::Get, catalogue::Verb::Post, catalogue::Verb::Patch,
                                catalogue::Verb::Delete}) {
            if (match && method.toLatin1() == catalogue::verbName(verb))
                return match->operation(verb);
        }
        return nullptr;
    }
};

static QList<Line> conversation()
{
    static const QRegularExpression shape(
        u"^(?:as (\\S+) )?([A-Z]+) (\\S+)(?: (.*))? => (\\d{3})(?:  (.*))?$"_s);
    QFile file(QStringLiteral(SOURCE_ROOT "/tests/cli/curl/conversation.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Line> lines;
    int number = 0;
    while (!file.atEnd()) {
        const auto text = QString::fromUtf8(file.readLine()).trimmed();
        ++number;
        if (text.isEmpty() || text.startsWith(u'#'))
            continue;
        const auto match = shape.match(text);
        if (!match.hasMatch())
            return {};
        lines.append({.number = number,
                      .scope = match.captured(1),
                      .method = match.captured(2),
                      .path = match.captured(3),
                      .body = match.captured(4),
                      .status = match.captured(5).toInt(),
                      .expected = match.captured(6).split(u"  "_s, Qt::SkipEmptyParts)});
    }
    return lines;
}

static QJsonValue at(const QJsonValue &root, const QString &pointer)
{
    QJsonValue value = root;
    for (const auto &part : pointer.split(u'/', Qt::SkipEmptyParts))
        value = value.isArray() ? value.toArray().at(part.toInt()) : value.toObject().value(part);
    return value;
}

static QJsonValue parsed(const QString &json)
{
    return QJsonDocument::fromJson('[' + json.toUtf8() + ']').array().at(0);
}

class TestCurlService final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_service.emplace(QStringList{u"--rate"_s, u"0"_s, u"--key"_s, u"contacts:read"_s});
        QVERIFY(m_service->ready());
    }

    void cleanupTestCase() { QVERIFY(m_service->stop()); }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyOperationIsSpokenTo()
    {
        QSet<const catalogue::Operation *> good;
        for (const auto &line : conversation()) {
            if (const auto *operation = line.operation(); operation && line.status < 300)
                good.insert(operation);
        }
        QCOMPARE(good.size(), 48);
    }

    void everyErrorIsHeard_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QSet<int>>("statuses");
        QFile file(QStringLiteral(SOURCE_ROOT "/tests/cli/curl/errors.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int rows = 0;
        while (!file.atEnd()) {
            const auto line = QString::fromUtf8(file.readLine()).trimmed();
            if (line.startsWith(u'#'))
                continue;
            const auto parts = line.split(u' ');
            QSet<int> statuses;
            for (const auto &status : parts.sliced(2))
                statuses.insert(status.toInt());
            const auto target = parts[0] + u' ' + parts[1];
            QTest::newRow(qPrintable(target)) << target << statuses;
            ++rows;
        }
        QCOMPARE(rows, 48);
    }

    void everyErrorIsHeard()
    {
        QFETCH(const QString, target);
        QFETCH(QSet<int>, statuses);
        for (const auto &line : conversation()) {
            const auto *operation = line.operation();
            if (operation && line.method + u' ' + operation->path == target)
                statuses.remove(line.status);
        }
        QCOMPARE(statuses, QSet<int>());
    }

    void itAnswersAsWritten_data()
    {
        QTest::addColumn<int>("index");
        const auto lines = conversation();
        QVERIFY(lines.size() > 100);
        for (int index = 0; index < lines.size(); ++index) {
            const auto &line = lines[index];
            QTest::addRow("%d %s %s %d", line.number, qPrintable(line.method),
                          qPrintable(line.path), line.status)
                << index;
        }
    }

    void itAnswersAsWritten()
    {
        QFETCH(const int, index);
        const auto line = conversation().at(index);
        const auto [status, body] =
            m_service->say(line.method, filled(line.path), line.scope, bodyOptions(line.body));
        QVERIFY2(status == line.status,
                 qPrintable(u"%1 instead of %2: %3"_s.arg(status)
                                .arg(line.status)
                                .arg(QString::fromUtf8(body))));
        const auto answer = parsed(QString::fromUtf8(body));
        for (const auto &expected : line.expected) {
            const auto remembered = expected.indexOf(u'>');
            const auto compared = expected.indexOf(u'=');
            if (compared < 0) {
                const auto value = at(answer, expected.first(remembered)).toString();
                QVERIFY2(!value.isEmpty(), qPrintable(expected));
                m_values.insert(expected.sliced(remembered + 1), value);
                continue;
            }
            QCOMPARE(at(answer, expected.first(compared)),
                     parsed(filled(expected.sliced(compared + 1))));
        }
    }

private:
    [[nodiscard]] QString filled(QString text) const
    {
        for (auto value = m_values.begin(); value != m_values.end(); ++value)
            text.replace(u'{' + value.key() + u'}', value.value());
        return text;
    }

    // Turns "form a=b file=…" into parts. The part named "file" is sent from a file with that
    // content.
    [[nodiscard]] QStringList bodyOptions(const QString &body) const
    {
        if (body.isEmpty())
            return {};
        if (!body.startsWith(u"form "_s))
            return {u"-H"_s, u"Content-Type: application/json"_s, u"--data-binary"_s, filled(body)};
        QStringList options;
        for (const auto &part : filled(body).split(u' ').sliced(1)) {
            if (!part.startsWith(u"file="_s)) {
                options << u"--form-string"_s << part;
                continue;
            }
            QFile file(m_folder.filePath(u"file.csv"_s));
            if (file.open(QIODevice::WriteOnly))
                file.write(part.sliced(5).replace(u"\\n"_s, u"\n"_s).toUtf8());
            options << u"-F"_s << u"file=@"_s + file.fileName() + u";type=text/csv"_s;
        }
        return options;
    }

    std::optional<support::CurlService> m_service;
    QHash<QString, QString> m_values;
    QTemporaryDir m_folder;
};

STOREDESK_TEST(TestCurlService)

} // namespace tst_curlservice

#include "tst_curlservice.moc"
