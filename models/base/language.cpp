// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "language.h"

#include <QCoreApplication>
#include <QDir>
#include <QStringList>

#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::base {

constexpr auto english = "en"_L1;

namespace {

constexpr char codeContext[] = "storedesk::base::Language";
constexpr char codeText[] = "code";

// Identifies the chosen language. Does not rely on translation files, whose strings translators may
// change.
class CodeTranslator final : public QTranslator
{
public:
    explicit CodeTranslator(QString code)
        : m_code(std::move(code))
    { }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override
    {
        return qstrcmp(context, codeContext) == 0 && qstrcmp(source, codeText) == 0 ? m_code
                                                                                    : QString();
    }

private:
    const QString m_code;
};

} // namespace

Language::Language()
{
    choose(english);
}

// Every translator removes itself from the application when it is destroyed.
Language::~Language() = default;

QStringList Language::choices()
{
    QStringList found{english};
    const auto prefix = u"storedesk_"_s;
    for (const auto &name : QDir(u":/translations"_s).entryList({prefix + u"*.qm"_s})) {
        const auto code = name.mid(prefix.size()).section(u'.', 0, 0);
        if (code != english)
            found.append(code);
    }
    found.sort();
    return found;
}

QString Language::ofSystem(const QLocale &locale)
{
    const auto known = choices();
    for (const auto &name : locale.uiLanguages()) {
        const auto code = name.section(u'-', 0, 0);
        if (known.contains(code))
            return code;
    }
    return english;
}

void Language::choose(const QString &choice)
{
    const auto code = choices().contains(choice) ? choice : QString(english);
    if (code == m_chosen)
        return;
    m_chosen = code;
    // Dates and numbers follow the desktop unless their language differs from that of the strings.
    const auto system = QLocale::system();
    const bool fits = code == english || system.name().startsWith(code);
    QLocale::setDefault(fits ? system : QLocale(code));
    for (const auto &translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
    // Qt's own texts (file dialogs, field menus) are installed first, so that ours take precedence.
    for (const auto &catalogue : {u"qtbase_"_s, u"storedesk_"_s}) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(u":/translations/"_s + catalogue + code))
            continue;
        QCoreApplication::installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    }
    m_translators.push_back(std::make_unique<CodeTranslator>(code));
    QCoreApplication::installTranslator(m_translators.back().get());
}

QString Language::current()
{
    const auto code = QCoreApplication::translate(codeContext, codeText);
    return code == QLatin1StringView(codeText) ? QString(english) : code;
}

static const std::vector<std::unique_ptr<QTranslator>> &catalogues()
{
    static const auto all = [] {
        std::vector<std::unique_ptr<QTranslator>> found;
        for (const auto &code : Language::choices()) {
            auto catalogue = std::make_unique<QTranslator>();
            if (catalogue->load(u":/translations/storedesk_"_s + code))
                found.push_back(std::move(catalogue));
        }
        return found;
    }();
    return all;
}

QString inLanguage(const QString &code, const char *context, const char *source)
{
    QTranslator catalogue;
    const auto text = catalogue.load(u":/translations/storedesk_"_s + code)
        ? catalogue.translate(context, source)
        : QString();
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

QStringList inAllLanguages(const char *context, const char *source)
{
    QStringList texts{QString::fromUtf8(source)};
    for (const auto &catalogue : catalogues()) {
        const auto text = catalogue->translate(context, source);
        if (!text.isEmpty() && !texts.contains(text))
            texts.append(text);
    }
    return texts;
}

} // namespace storedesk::base
