// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetcolumn.h"

#include "csv/rowscanner.h"
#include "query/columnnames.h"
#include "values/textfold.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace storedesk::sheet {

using namespace Qt::StringLiterals;

static constexpr qsizetype sampleSize = 128 * 1024;
static constexpr int sampleRows = 500;

QString masked(const QString &text)
{
    return {std::min<qsizetype>(text.size(), 14), u'•'};
}

static bool isPhone(const QByteArray &text)
{
    int digits = 0;
    for (const char letter : text) {
        if (letter >= '0' && letter <= '9')
            ++digits;
        else if (!QByteArrayView("+-() ./").contains(letter))
            return false;
    }
    return digits >= 9 && digits <= 15 && (text.startsWith('+') || text.contains(' '));
}

bool looksPersonal(const QString &name, values::ColumnKind kind, const QByteArrayList &examples)
{
    if (kind == values::ColumnKind::Email)
        return true;
    // Words in headings that indicate personal data, in the languages of the users. Matches only
    // whole words, so that “filename” does not match.
    static const QRegularExpression words(
        u"^(e-?mail|mail|correo|name|nombre|first ?name|last ?name|full ?name|surname|apellidos?|"
        "phone|mobile|mobile ?phone|tel|telefono|telephone|movil|address|direccion|birthday|"
        "birth ?date|dni|nif)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    auto plain = name.normalized(QString::NormalizationForm_D);
    plain.removeIf([](QChar letter) { return letter.category() == QChar::Mark_NonSpacing; });
    plain.remove(u'_');
    if (words.match(plain).hasMatch())
        return true;
    const auto phones = std::ranges::count_if(examples, isPhone);
    return phones > 0 && phones * 2 >= examples.size();
}

namespace {
struct ColumnSample
{
    std::shared_ptr<statistics::ColumnEvidence> evidence = {};
    int letters = 0;
    QByteArrayList examples = {};

    void add(QByteArrayView text)
    {
        letters = std::max(letters, static_cast<int>(text.size()));
        if (evidence)
            evidence->add(text);
        if (!text.isEmpty() && examples.size() < 20)
            examples.append(text.toByteArray());
    }
};
} // namespace

void SheetColumn::read()
{
    if (!evidence)
        return;
    reading = statistics::deducedFormat(*evidence, statistics::FormatHints::of(name), choice);
    kind = reading.format.kind;
}

QStringList unambiguousTitlesOf(const QList<SheetColumn> &columns)
{
    const auto isNamed = [&columns](const QString &text) {
        return std::ranges::any_of(columns, [&text](const SheetColumn &column) {
            return column.name.compare(text, Qt::CaseInsensitive) == 0;
        });
    };
    QHash<QString, int> uses;
    const auto labels = labelsOf(columns);
    for (const auto &some : labels) {
        for (const auto &label : some)
            ++uses[label.toLower()];
    }
    QStringList titles;
    for (const auto &column : columns) {
        const bool usable = !column.title.isEmpty() && uses.value(column.title.toLower()) == 1
            && !isNamed(column.title);
        titles.append(usable ? column.title : column.name);
    }
    return titles;
}

QList<QStringList> labelsOf(const QList<SheetColumn> &columns)
{
    QList<QStringList> labels;
    for (const auto &column : columns) {
        auto all = column.labels;
        if (!column.title.isEmpty() && !all.contains(column.title))
            all.prepend(column.title);
        labels.append(all);
    }
    return labels;
}

bool isFoundBy(const SheetColumn &column, const QString &text)
{
    QByteArray scratch;
    const auto wanted = values::folded(text.trimmed().toUtf8(), scratch).toByteArray();
    return values::folded(column.heading().toUtf8(), scratch).contains(wanted)
        || values::folded(column.name.toUtf8(), scratch).contains(wanted);
}

QStringList namesOf(const QList<SheetColumn> &columns)
{
    QStringList names;
    for (const auto &column : columns)
        names.append(column.name);
    return names;
}

QList<SheetColumn> columnsOf(const csv::BlockFile &file, qint64 begin, const csv::Dialect &dialect,
                             bool header)
{
    const auto sample = file.read(begin, sampleSize);
    csv::RowScanner rows(sample, dialect);
    QByteArrayList names;
    std::vector<ColumnSample> samples;
    QByteArray scratch;
    for (int row = 0; row < sampleRows && rows.next(); ++row) {
        // The sample ends inside this row.
        if (row > 0 && !rows.terminated() && sample.size() == sampleSize)
            break;
        while (samples.size() < static_cast<std::size_t>(rows.count()))
            samples.push_back({.evidence = samples.size() < mostColumnsRead
                                   ? std::make_shared<statistics::ColumnEvidence>()
                                   : nullptr});
        for (int cell = 0; cell < rows.count(); ++cell) {
            const auto text = rows.text(cell, scratch);
            if (row == 0 && header)
                names.append(text.toByteArray());
            else
                samples[static_cast<std::size_t>(cell)].add(text);
        }
    }
    const auto distinct = query::distinctNames(names, static_cast<qsizetype>(samples.size()),
                                               QCoreApplication::translate("Sheet", "Column %1"));
    QList<SheetColumn> columns;
    for (std::size_t at = 0; at < samples.size(); ++at) {
        const auto column = static_cast<qsizetype>(at);
        const auto &name = distinct.at(column);
        SheetColumn one{.name = name,
                        .letters = samples[at].letters,
                        .ownName = !header || name.toUtf8() == names.value(column).trimmed(),
                        .evidence = samples[at].evidence};
        one.read();
        // Assume that there are wide numbers, because the rest of the file is not known yet.
        one.reading.format.wide = true;
        one.personal = looksPersonal(one.name, one.kind, samples[at].examples);
        columns.append(one);
    }
    return columns;
}

} // namespace storedesk::sheet
