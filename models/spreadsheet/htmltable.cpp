// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "htmltable.h"

#include "spreadsheet/cellrow.h"
#include "spreadsheet/xmltext.h"

#include <algorithm>

namespace storedesk::spreadsheet {

using namespace Qt::StringLiterals;

namespace {

class HtmlReader final
{
public:
    explicit HtmlReader(QStringView html)
        : m_html(html)
    { }

    QList<QStringList> read()
    {
        while (m_at < m_html.size() && !m_over) {
            const auto tag = m_html.indexOf(u'<', m_at);
            text(m_html.sliced(m_at, (tag < 0 ? m_html.size() : tag) - m_at));
            m_at = tag < 0 ? m_html.size() : tag;
            if (tag >= 0)
                readTag();
        }
        endRow();
        return m_rows;
    }

private:
    void passBehind(QStringView end)
    {
        const auto found = m_html.indexOf(end, m_at, Qt::CaseInsensitive);
        m_at = found < 0 ? m_html.size() : found + end.size();
    }

    void readTag()
    {
        if (m_html.sliced(m_at).startsWith("<!--"_L1))
            return passBehind(u"-->");
        const auto begin = m_at + 1;
        QChar quote;
        for (++m_at; m_at < m_html.size(); ++m_at) {
            const auto letter = m_html.at(m_at);
            if (!quote.isNull())
                quote = letter == quote ? QChar() : quote;
            else if (letter == u'"' || letter == u'\'')
                quote = letter;
            else if (letter == u'>')
                break;
        }
        // The tag is truncated.
        if (m_at == m_html.size())
            return;
        auto inside = m_html.sliced(begin, m_at - begin);
        ++m_at;
        const bool closes = inside.startsWith(u'/');
        if (closes)
            inside = inside.sliced(1);
        const auto end =
            std::ranges::find_if(inside, [](QChar letter) { return !letter.isLetterOrNumber(); });
        const auto name = inside.first(end - inside.begin()).toString().toLower();
        if (!closes && (name == "style"_L1 || name == "script"_L1 || name == "head"_L1))
            return passBehind(QString("</"_L1 + name));
        handleTag(name, closes, inside);
    }

    void handleTag(const QString &name, bool closes, QStringView inside)
    {
        if (name == "table"_L1) {
            m_depth += closes ? -1 : 1;
            m_over = closes && m_depth <= 0;
        } else if (m_depth != 1) {
            // A nested table is part of its cell's text.
            return;
        } else if (name == "tr"_L1) {
            endRow();
        } else if (name == "td"_L1 || name == "th"_L1) {
            endCell();
            m_inCell = !closes;
            m_columns = closes ? 1 : spanOf(inside);
        } else if (m_inCell
                   && (name == "br"_L1 || (closes && (name == "p"_L1 || name == "div"_L1)))) {
            m_cell += u'\n';
        }
    }

    static qsizetype spanOf(QStringView inside)
    {
        const auto place = inside.indexOf("colspan"_L1, 0, Qt::CaseInsensitive);
        auto rest = place < 0 ? QStringView() : inside.sliced(place + 7);
        while (!rest.isEmpty()
               && (rest.front() == u'=' || rest.front() == u'"' || rest.front() == u'\''
                   || rest.front().isSpace()))
            rest = rest.sliced(1);
        const auto end = std::ranges::find_if(rest, [](QChar letter) { return !letter.isDigit(); });
        return std::clamp<qsizetype>(rest.first(end - rest.begin()).toInt(), 1, mostColumns);
    }

    // Collapses white space to one space.
    void text(QStringView piece)
    {
        if (!m_inCell)
            return;
        QByteArray utf8;
        appendResolved(piece.toUtf8(), utf8);
        const auto whole = QString::fromUtf8(utf8).replace("&nbsp;"_L1, " "_L1);
        for (const auto letter : whole) {
            if (!letter.isSpace())
                m_cell += letter;
            else if (!m_cell.isEmpty() && !m_cell.back().isSpace())
                m_cell += u' ';
        }
    }

    void endCell()
    {
        if (m_inCell && m_row.size() + m_columns <= mostColumns) {
            m_row.append(m_cell.trimmed());
            m_row.resize(m_row.size() + m_columns - 1);
        }
        m_cell.clear();
        m_inCell = false;
        m_columns = 1;
    }

    void endRow()
    {
        endCell();
        if (!m_row.isEmpty())
            m_rows.append(std::exchange(m_row, {}));
    }

    QStringView m_html;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_over = false;
    bool m_inCell = false;
    // The number of columns that the cell spans.
    qsizetype m_columns = 1;
    QString m_cell;
    QStringList m_row;
    QList<QStringList> m_rows;
};

} // namespace

QList<QStringList> tableOfHtml(const QString &html)
{
    return HtmlReader(html).read();
}

} // namespace storedesk::spreadsheet
