// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayList>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <algorithm>

namespace fuzz {

using Target = QByteArray (*)(const QByteArray &input);

// Loads the stored corpus of a target and creates reproducible mutations of it.
// STOREDESK_FUZZ_ROUNDS=100 multiplies the number of rounds by 100.
class Mutation final
{
public:
    explicit Mutation(const QString &target)
    {
        const QDir folder(QStringLiteral(SOURCE_ROOT "/tests/fuzz/corpus/") + target);
        for (const auto &name : folder.entryList(QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                m_corpus.append(file.readAll());
        }
        m_random.seed(2026);
    }

    // Returns the first failure with its input, or nothing if all inputs passed.
    [[nodiscard]] QByteArray complaint(Target target, int rounds)
    {
        if (m_corpus.size() < 10)
            return "the corpus is too small";
        for (const auto &input : std::as_const(m_corpus)) {
            if (const auto wrong = target(input); !wrong.isEmpty())
                return wrong + ": " + input.toPercentEncoding();
        }
        const int times = std::max(qEnvironmentVariableIntValue("STOREDESK_FUZZ_ROUNDS"), 1);
        for (qint64 round = 0; round < qint64(rounds) * times; ++round) {
            auto input = m_corpus.at(below(m_corpus.size()));
            for (int count = 1 + below(6); count > 0; --count)
                mutate(input);
            if (const auto wrong = target(input); !wrong.isEmpty())
                return wrong + ": " + input.toPercentEncoding();
        }
        return {};
    }

private:
    [[nodiscard]] int below(qsizetype limit)
    {
        return limit < 1 ? 0 : m_random.bounded(static_cast<int>(limit));
    }

    void mutate(QByteArray &input)
    {
        static const QByteArrayList words{
            "\"",     "\"\"", ",",   "\n",           "\r\n",       "\r",
            "'",      ";",    "\t",  "\xEF\xBB\xBF", "\xFF\xFE",   QByteArray(1, '\0'),
            "1.",     ",5",   "-",   "e9",           "/",          "€",
            " 00:00", "de",   "é",   "PK\x03\x04",   "PK\x01\x02", QByteArray(64, 'x'),
            "<",      "</",   "/>",  "<![CDATA[",    "<!--",       "&#x",
            "<row>",  "<c>",  "=\"", "9999999999"};
        const auto at = below(input.size() + 1);
        switch (below(6)) {
        case 0:
            if (!input.isEmpty())
                input[below(input.size())] = static_cast<char>(below(256));
            break;
        case 1:
            input.insert(at, words.at(below(words.size())));
            break;
        case 2:
            input.remove(at, 1 + below(8));
            break;
        case 3:
            input.insert(at, input.mid(below(input.size()), below(80)));
            break;
        case 4:
            input = input.first(at) + m_corpus.at(below(m_corpus.size())).mid(below(100));
            break;
        default:
            if (!input.isEmpty())
                input[below(input.size())] ^= static_cast<char>(1 << below(8));
        }
    }

    QByteArrayList m_corpus;
    QRandomGenerator m_random;
};

} // namespace fuzz
