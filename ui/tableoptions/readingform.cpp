// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/readingform.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace storedesk::ui::tableoptions {

using namespace Qt::StringLiterals;

// Lays out fields with their labels next to or above them. Replaces QFormLayout, which in Qt 6.4
// writes out of bounds when a row is hidden and another row wraps its text.
class FieldGrid final : public QGridLayout
{
public:
    explicit FieldGrid(QWidget *parent);

    // Adds a row. The label may be null.
    void add(QLabel *label, QWidget *field);
    void add(const QString &label, QWidget *field);
    void setShown(QWidget *field, bool shown);
    void setLabelsAbove();

private:
    struct Row
    {
        QLabel *label;
        QWidget *field;
    };

    void place(int at);

    QList<Row> m_rows;
    bool m_above = false;
};

FieldGrid::FieldGrid(QWidget *parent)
    : QGridLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setHorizontalSpacing(16);
    setVerticalSpacing(10);
    setColumnStretch(1, 1);
}

void FieldGrid::add(QLabel *label, QWidget *field)
{
    if (label)
        label->setBuddy(field);
    m_rows.append({label, field});
    place(int(m_rows.size()) - 1);
}

void FieldGrid::add(const QString &label, QWidget *field)
{
    add(new QLabel(label, parentWidget()), field);
}

void FieldGrid::place(int at)
{
    const auto &row = m_rows[at];
    if (row.label)
        addWidget(row.label, 2 * at, 0);
    addWidget(row.field, m_above ? 2 * at + 1 : 2 * at, m_above ? 0 : 1);
}

void FieldGrid::setShown(QWidget *field, bool shown)
{
    for (const auto &row : std::as_const(m_rows)) {
        if (row.field != field)
            continue;
        field->setVisible(shown);
        if (row.label)
            row.label->setVisible(shown);
    }
}

void FieldGrid::setLabelsAbove()
{
    m_above = true;
    setVerticalSpacing(6);
    setColumnStretch(0, 1);
    setColumnStretch(1, 0);
    for (int at = 0; at < m_rows.size(); ++at) {
        if (m_rows[at].label)
            removeWidget(m_rows[at].label);
        removeWidget(m_rows[at].field);
        place(at);
    }
}

static constexpr qsizetype sampleSize = 256 * 1024;

ReadingForm::ReadingForm(const base::Clock &clock, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_proving(clock)
    , m_form(new FieldGrid(this))
    , m_entryLabel(new QLabel(this))
    , m_entry(new QComboBox(this))
    , m_encoding(new QComboBox(this))
    , m_proof(new QLabel(this))
    , m_delimiter(new QComboBox(this))
    , m_quote(new QComboBox(this))
    , m_escape(new QCheckBox(tr("A &backslash escapes quotes inside cells"), this))
    , m_blanks(new QCheckBox(tr("Ignore spaces &around quotes"), this))
    , m_comments(new QCheckBox(tr("Lines starting with # are co&mments, not rows"), this))
    , m_firstLineLabel(new QLabel(this))
    , m_firstLine(new QSpinBox(this))
    , m_header(new QCheckBox(tr("The first row contains column &names"), this))
{
    build();
    connect(m_encoding, &QComboBox::currentIndexChanged, this, &ReadingForm::showProof);
    connect(m_quote, &QComboBox::currentIndexChanged, this, &ReadingForm::allowQuoting);
    for (auto *combo : {m_entry, m_encoding, m_delimiter, m_quote})
        connect(combo, &QComboBox::activated, this, &ReadingForm::edited);
    for (auto *box : {m_escape, m_blanks, m_comments, m_header})
        connect(box, &QCheckBox::clicked, this, &ReadingForm::edited);
    connect(m_firstLine, &QSpinBox::editingFinished, this, [this] {
        if (m_firstLine->value() != m_file.opened.begin.line)
            Q_EMIT edited();
    });
}

void ReadingForm::build()
{
    m_entry->setObjectName(u"readingEntry"_s);
    m_form->add(m_entryLabel, m_entry);
    addEncoding();
    m_delimiter->setObjectName(u"readingDelimiter"_s);
    m_form->add(tr("&Column separator"), m_delimiter);
    addQuoting();
    addRows();
}

void ReadingForm::addEncoding()
{
    m_encoding->setObjectName(u"readingEncoding"_s);
    m_form->add(tr("&Encoding"), m_encoding);
    m_proof->setObjectName(u"readingProof"_s);
    m_proof->setTextFormat(Qt::PlainText);
    m_proof->setWordWrap(true);
    m_proof->setMinimumHeight(m_theme.scaled(54));
    m_proof->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setRole(m_proof, Role::Small);
    m_form->add(nullptr, m_proof);
}

void ReadingForm::addQuoting()
{
    m_quote->setObjectName(u"readingQuote"_s);
    m_quote->addItem(tr("double quotes \""), int('"'));
    m_quote->addItem(tr("single quotes '"), int('\''));
    m_quote->addItem(tr("none: quotes are part of the text"), 0);
    m_form->add(tr("&Quotes around cells"), m_quote);
    m_escape->setObjectName(u"readingEscape"_s);
    m_blanks->setObjectName(u"readingBlanks"_s);
    m_form->add(nullptr, m_escape);
    m_form->add(nullptr, m_blanks);
}

void ReadingForm::addRows()
{
    static constexpr int lastLine = 100'000;
    m_firstLine->setObjectName(u"readingFirstLine"_s);
    m_firstLine->setRange(1, lastLine);
    m_form->add(m_firstLineLabel, m_firstLine);
    m_header->setObjectName(u"readingHeader"_s);
    m_form->add(nullptr, m_header);
    m_comments->setObjectName(u"readingComments"_s);
    m_form->add(nullptr, m_comments);
}

void ReadingForm::show(const ReadSummary &file)
{
    m_file = file;
    showEntries();
    showBytes();
    showEncoding();
    showDialect();
    m_firstLine->setValue(static_cast<int>(file.opened.begin.line));
    m_header->setChecked(file.header);
    showProof();
}

void ReadingForm::showEntries()
{
    const auto &opened = m_file.opened;
    const bool several = opened.entries.size() > 1;
    m_form->setShown(m_entry, several);
    m_entry->clear();
    if (!several)
        return;
    m_entryLabel->setText(opened.spreadsheet ? tr("&Sheet") : tr("&Table in the archive"));
    m_entry->addItem(opened.spreadsheet ? tr("All sheets with these columns")
                                        : tr("All tables with these columns"),
                     QString());
    for (const auto &name : opened.entries)
        m_entry->addItem(name, name);
    m_entry->setCurrentIndex(std::max(0, m_entry->findData(opened.entry)));
}

// Hides the encoding and separator options for spreadsheets.
void ReadingForm::showBytes()
{
    const bool plain = !m_file.opened.spreadsheet;
    const std::initializer_list<QWidget *> ofBytes{m_encoding, m_delimiter, m_quote,
                                                   m_escape,   m_blanks,    m_comments};
    for (auto *field : ofBytes)
        m_form->setShown(field, plain);
    m_firstLineLabel->setText(plain ? tr("Table &starts at line") : tr("Table &starts at row"));
}

void ReadingForm::showEncoding()
{
    const auto &current = m_file.opened.encoding.name;
    auto offered = csv::offeredEncodings();
    if (!offered.contains(current))
        offered.prepend(current);
    const QSignalBlocker quiet(m_encoding);
    m_encoding->clear();
    for (const auto &name : offered)
        m_encoding->addItem(nameOfEncoding(name), name);
    m_encoding->setCurrentIndex(m_encoding->findData(current));
}

void ReadingForm::showDialect()
{
    const auto &dialect = m_file.dialect;
    m_delimiter->clear();
    for (const char delimiter : {',', ';', '\t', '|'})
        m_delimiter->addItem(nameOfDelimiter(delimiter), int(delimiter));
    if (m_delimiter->findData(int(dialect.delimiter)) < 0)
        m_delimiter->addItem(nameOfDelimiter(dialect.delimiter), int(dialect.delimiter));
    m_delimiter->setCurrentIndex(m_delimiter->findData(int(dialect.delimiter)));
    m_quote->setCurrentIndex(std::max(0, m_quote->findData(int(dialect.quote))));
    m_escape->setChecked(dialect.escape != 0);
    m_blanks->setChecked(dialect.blanksAroundQuotes);
    m_comments->setChecked(dialect.comment != 0);
    allowQuoting();
}

void ReadingForm::allowQuoting()
{
    const bool quotes = m_quote->currentData().toInt() != 0;
    m_escape->setEnabled(quotes);
    m_blanks->setEnabled(quotes);
}

// Returns the chosen dialect. An unusual escape or comment character is preserved.
csv::Dialect ReadingForm::dialect() const
{
    const auto &before = m_file.dialect;
    const char quote = static_cast<char>(m_quote->currentData().toInt());
    const auto sign = [](const QCheckBox *box, char was, char usual) {
        return !box->isChecked() ? '\0' : was != 0 ? was : usual;
    };
    return {.delimiter = static_cast<char>(m_delimiter->currentData().toInt()),
            .quote = quote,
            .escape = quote == 0 ? '\0' : sign(m_escape, before.escape, '\\'),
            .comment = sign(m_comments, before.comment, '#'),
            .blanksAroundQuotes = quote != 0 && m_blanks->isChecked()};
}

// Shows the first accented words in the chosen encoding, so that a wrong choice is obvious.
void ReadingForm::showProof()
{
    const auto encoding = m_encoding->currentData().toByteArray();
    const bool same = encoding == m_file.opened.encoding.name;
    if (same || !m_file.opened.entries.isEmpty() || !m_file.mayName) {
        m_proving.stop();
        m_proof->setText(proofOf(m_file));
        return;
    }
    m_proving.start(
        [path = m_file.path, encoding](base::Progress &) {
            const auto file = csv::BlockFile::open(path);
            return file ? csv::accentedWords((*file)->read(0, sampleSize), encoding)
                        : QStringList();
        },
        [this](QStringList &&words) {
            m_proof->setText(words.isEmpty() ? tr("No accented or special characters were found.")
                                             : tr("Interpreted as: %1").arg(words.join(u", "_s)));
        });
}

// Returns the options to read the file with. For another table in the archive, only options that
// were changed here override detection.
sheet::ReadOptions ReadingForm::reading() const
{
    const auto &opened = m_file.opened;
    const bool several = opened.entries.size() > 1;
    const auto entry = several ? m_entry->currentData().toString() : QString();
    const bool other = several && entry != opened.entry;
    const auto encoding = m_encoding->currentData().toByteArray();
    sheet::ReadOptions reading{.entry = entry, .stack = several && entry.isEmpty()};
    if (reading.stack)
        reading.entry = opened.entry.isEmpty() ? m_file.reading.entry : opened.entry;
    const bool plain = !opened.spreadsheet;
    if (plain && (!other || encoding != opened.encoding.name))
        reading.encoding = encoding;
    if (plain && (!other || dialect() != m_file.dialect))
        reading.dialect = dialect();
    if (!other || m_header->isChecked() != m_file.header)
        reading.header = m_header->isChecked();
    if (!reading.stack && (!other || m_firstLine->value() != opened.begin.line))
        reading.firstLine = m_firstLine->value();
    return reading;
}

void ReadingForm::setLabelsAbove()
{
    m_form->setLabelsAbove();
    m_proof->setMinimumHeight(0);
}

void ReadingForm::focusFirst()
{
    auto *first = m_entry->isVisibleTo(this) ? static_cast<QWidget *>(m_entry) : m_encoding;
    (first->isVisibleTo(this) ? first : m_firstLine)->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::tableoptions
