// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "catalogue/checker.h"
#include "catalogue/field.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_translations {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the translation catalogues as files. A missing translation would silently be shown in
// English.

struct Message
{
    QString context;
    QString source = {};
    bool plural = false;
    // The mark is empty if the translation is finished.
    QString mark = {};
    // Contains a single text, or one text for each plural form.
    QStringList forms = {};
};

static QStringList formsOf(QXmlStreamReader &xml)
{
    QString text;
    QStringList forms;
    while (xml.readNext() != QXmlStreamReader::EndElement && !xml.atEnd()) {
        if (xml.isStartElement())
            forms.append(xml.readElementText());
        else if (xml.isCharacters())
            text += xml.text();
    }
    return forms.isEmpty() ? QStringList{text} : forms;
}

static QList<Message> messagesOf(const QString &catalogue)
{
    QList<Message> messages;
    QString context;
    QXmlStreamReader xml(catalogue);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            messages.append(
                {.context = context, .plural = xml.attributes().value("numerus"_L1) == "yes"_L1});
        } else if (xml.name() == "source"_L1) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            messages.last().mark = xml.attributes().value("type"_L1).toString();
            messages.last().forms = formsOf(xml);
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

static QList<Message> catalogueOf(const QString &language)
{
    return messagesOf(
        support::textOfSource(u"resources/translations/storedesk_%1.ts"_s.arg(language)));
}

static QStringList placeholdersOf(const QString &text)
{
    static const QRegularExpression placeholder(u"%(?:L?[1-9][0-9]?|n)"_s);
    QStringList found;
    auto matches = placeholder.globalMatch(text);
    while (matches.hasNext())
        found.append(matches.next().captured());
    found.sort();
    found.removeDuplicates();
    return found;
}

static qsizetype mnemonicsOf(const QString &text)
{
    static const QRegularExpression mnemonic(u"&\\w"_s);
    return QString(text).remove(u"&&"_s).count(mnemonic);
}

static QString faultOf(const Message &message)
{
    if (!message.mark.isEmpty())
        return message.mark;
    // The program uses the name given to Q_DECLARE_TR_FUNCTIONS and would not find the text.
    if (message.context == "Words"_L1)
        return u"stands under the name of a struct"_s;
    // English and Spanish both have exactly two plural forms.
    if (message.forms.size() != (message.plural ? 2 : 1))
        return u"lacks a form"_s;
    for (const auto &form : message.forms) {
        if (form.trimmed().isEmpty())
            return u"is empty"_s;
        if (placeholdersOf(form) != placeholdersOf(message.source))
            return u"has other placeholders"_s;
        if (mnemonicsOf(form) != mnemonicsOf(message.source))
            return u"has another number of mnemonics"_s;
        // The strings use the formal "usted", but these words are informal.
        static const QRegularExpression familiar(
            u"\\b(tú|tu|tus|puedes|quieres|tienes|debes|necesitas|guardes)\\b"_s);
        if (familiar.match(form).hasMatch())
            return u"is too familiar"_s;
    }
    return {};
}

static QStringList faultsOf(const QList<Message> &messages)
{
    QStringList faults;
    for (const auto &message : messages) {
        if (const auto fault = faultOf(message); !fault.isEmpty())
            faults.append(u"%1, “%2”: %3"_s.arg(message.context, message.source, fault));
    }
    return faults;
}

// Without a translator, the functions in the catalogue return the source strings.
struct Text
{
    QString context;
    QString source;
};

static QList<Text> fieldTexts()
{
    QList<Text> texts;
    for (const auto &row : catalogue::resources()) {
        texts.append({u"Resources"_s, catalogue::titleOf(row.resource)});
        texts.append({u"Resources"_s, catalogue::pluralOf(row.resource)});
        for (const auto &field : catalogue::fieldsOf(row.resource)) {
            texts.append({u"Fields"_s, catalogue::titleOf(field)});
            if (field.help)
                texts.append({u"Fields"_s, catalogue::helpOf(field)});
            for (const auto &choice : field.choices)
                texts.append({u"Choices"_s, catalogue::labelOf(choice)});
        }
    }
    for (const auto &operation : catalogue::operations())
        texts.append({u"Operations"_s, catalogue::titleOf(operation)});
    return texts;
}

static QList<Text> reasonTexts()
{
    // This number occurs in no source text, so it identifies the text that includes the limit.
    constexpr int limit = 777;
    const auto number = QString::number(limit);
    const catalogue::FieldRule rule{.key = {},
                                    .maxLength = limit,
                                    .minimum = limit,
                                    .maximum = limit,
                                    .earliest = number,
                                    .latest = number};
    QList<Text> texts;
    for (int row = 1; row < static_cast<int>(catalogue::Reason::Count); ++row) {
        const auto reason = static_cast<catalogue::Reason>(row);
        texts.append({u"Reasons"_s, catalogue::textOf(reason)});
        texts.append({u"Reasons"_s, catalogue::textOf(reason, rule).replace(number, u"%1"_s)});
    }
    return texts;
}

static QStringList missingFrom(const QList<Message> &messages, const QList<Text> &texts)
{
    QSet<QString> known;
    for (const auto &message : messages)
        known.insert(message.context + u'\n' + message.source);
    QStringList missing;
    for (const auto &text : texts) {
        if (const auto name = text.context + u'\n' + text.source; !known.contains(name))
            missing.append(name);
    }
    missing.removeDuplicates();
    return missing;
}

static Message spanish(const QString &source, const QString &translation)
{
    return {.context = u"Any"_s, .source = source, .forms = {translation}};
}

class TestTranslations final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Checks the current sources, because the catalogue may be outdated. If lupdate does not find
    // the context that a struct declares, it files the texts under the name of the struct, and they
    // would never be translated.
    void declaredContextsAreThoseOfTheTexts()
    {
        static const QRegularExpression declaration(
            u"(?:struct|class) (\\w+)[^{;]*\\{[^}]*?Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)"_s);
        QSet<QString> declared;
        QHash<QString, QString> otherNames;
        for (const auto &file : support::sourceFiles({u"app"_s, u"ui"_s, u"models"_s})) {
            auto found = declaration.globalMatch(support::textOfSource(file));
            while (found.hasNext()) {
                const auto match = found.next();
                declared.insert(match.captured(2));
                if (match.captured(1) != match.captured(2))
                    otherNames.insert(match.captured(1), file);
            }
        }
        QVERIFY(declared.size() > 20);
        const auto catalogue = support::textOfSource(u"resources/translations/storedesk_es.ts"_s);
        for (auto name = otherNames.cbegin(); name != otherNames.cend(); ++name) {
            if (!declared.contains(name.key()))
                QVERIFY2(!catalogue.contains(u"<name>%1</name>"_s.arg(name.key())),
                         qPrintable(u"%1: %2"_s.arg(name.value(), name.key())));
        }
    }

    void everyTextOfTheSourcesIsInTheCatalogue()
    {
        QTemporaryDir folder;
        const auto copy = folder.filePath(u"storedesk_es.ts"_s);
        const QDir root(QStringLiteral(SOURCE_ROOT));
        QVERIFY(QFile::copy(root.filePath(u"resources/translations/storedesk_es.ts"_s), copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        QProcess lupdate;
        lupdate.setWorkingDirectory(root.path());
        lupdate.start(QStringLiteral(LUPDATE),
                      {u"app"_s, u"ui"_s, u"models"_s, u"-extensions"_s, u"cpp,h"_s, u"-I"_s,
                       u"."_s, u"-I"_s, u"models"_s, u"-no-obsolete"_s, u"-locations"_s, u"none"_s,
                       u"-ts"_s, copy});
        QVERIFY(lupdate.waitForFinished());
        QCOMPARE(lupdate.exitCode(), 0);
        QFile updated(copy);
        QVERIFY(updated.open(QIODevice::ReadOnly));
        const auto messages = messagesOf(QString::fromUtf8(updated.readAll()));
        const auto faults = faultsOf(messages);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        // The catalogue has no obsolete entries.
        QCOMPARE(messages.size(), catalogueOf(u"es"_s).size());
    }

    void everySpanishTextIsComplete()
    {
        const auto messages = catalogueOf(u"es"_s);
        QVERIFY(messages.size() > 800);
        const auto faults = faultsOf(messages);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyTextOfTheCatalogueIsKnownInSpanish()
    {
        const auto texts = fieldTexts() + reasonTexts();
        QVERIFY(texts.size() > 400);
        const auto missing = missingFrom(catalogueOf(u"es"_s), texts);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    // English needs translations only for plural forms.
    void everyEnglishPluralHasBothForms()
    {
        QList<Text> plurals;
        for (const auto &message : catalogueOf(u"es"_s)) {
            if (message.plural)
                plurals.append({message.context, message.source});
        }
        QVERIFY(!plurals.isEmpty());
        auto english = catalogueOf(u"en"_s);
        english.removeIf([](const Message &message) { return !message.plural; });
        QCOMPARE(missingFrom(english, plurals), QStringList());
        QCOMPARE(faultsOf(english), QStringList());
        for (const auto &message : english)
            QVERIFY2(!message.forms.join(u' ').contains(u"(s)"_s), qPrintable(message.source));
    }

    void aFileIsReadAsItIs()
    {
        const auto messages = messagesOf(
            u"<TS><context><name>Shop</name>"
            "<message><source>&amp;Open</source><translation>&amp;Abrir</translation></message>"
            "<message numerus='yes'><source>%n left</source><translation type='unfinished'>"
            "<numerusform>queda %n</numerusform><numerusform></numerusform></translation></message>"
            "</context></TS>"_s);
        QCOMPARE(messages.size(), 2);
        QCOMPARE(messages.front().context, u"Shop"_s);
        QCOMPARE(messages.front().source, u"&Open"_s);
        QCOMPARE(messages.front().forms, QStringList{u"&Abrir"_s});
        QVERIFY(messages.back().plural);
        QCOMPARE(messages.back().mark, u"unfinished"_s);
        QCOMPARE(messages.back().forms, QStringList({u"queda %n"_s, QString()}));
    }

    void aFaultyTranslationIsSeen_data()
    {
        QTest::addColumn<Message>("message");
        QTest::addColumn<bool>("good");
        auto marked = spanish(u"Open"_s, u"Abrir"_s);
        marked.mark = u"unfinished"_s;
        auto astray = spanish(u"Open"_s, u"Abrir"_s);
        astray.context = u"Words"_s;
        auto half = spanish(u"%n left"_s, u"queda %n"_s);
        half.plural = true;
        auto both = half;
        both.forms.append(u"quedan %n"_s);
        // clang-format off
        QTest::newRow("good")              << spanish(u"&Open %1"_s, u"&Abrir %1"_s) << true;
        QTest::newRow("good order")        << spanish(u"%1 of %2"_s, u"de %2, %1"_s) << true;
        QTest::newRow("good plural")       << both                                   << true;
        QTest::newRow("unfinished")        << marked                                 << false;
        QTest::newRow("astray")            << astray                                 << false;
        QTest::newRow("empty")             << spanish(u"Open"_s, u" "_s)             << false;
        QTest::newRow("placeholder lost")  << spanish(u"Open %1"_s, u"Abrir"_s)      << false;
        QTest::newRow("placeholder added") << spanish(u"Open"_s, u"Abrir %1"_s)      << false;
        QTest::newRow("mnemonic lost")     << spanish(u"&Open"_s, u"Abrir"_s)        << false;
        QTest::newRow("too familiar")      << spanish(u"Your key"_s, u"Tu clave, si quieres"_s) << false;
        QTest::newRow("one form only")     << half                                   << false;
        // clang-format on
    }

    void aFaultyTranslationIsSeen()
    {
        QFETCH(const Message, message);
        QFETCH(const bool, good);
        QCOMPARE(faultOf(message).isEmpty(), good);
    }

    void aMissingTextIsSeen()
    {
        const QList<Message> known{spanish(u"Open"_s, u"Abrir"_s)};
        QCOMPARE(missingFrom(known, {{u"Any"_s, u"Open"_s}}), QStringList());
        QCOMPARE(missingFrom(known, {{u"Other"_s, u"Open"_s}}), QStringList{u"Other\nOpen"_s});
        QCOMPARE(missingFrom(known, {{u"Any"_s, u"Close"_s}}), QStringList{u"Any\nClose"_s});
    }
};

STOREDESK_TEST(TestTranslations)

} // namespace tst_translations

#include "tst_translations.moc"
