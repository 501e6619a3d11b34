// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "readingdialog.h"

#include "ui/files/filewords.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static constexpr qsizetype sampleSize = 256 * 1024;

ReadingDialog::ReadingDialog(const sheet::Sheet &sheet, const Theme &theme, bool mayName,
                             QWidget *parent)
    : QDialog(parent)
    , m_sheet(sheet)
    , m_theme(theme)
    , m_mayName(mayName)
    , m_proving(sheet.clock())
    , m_encoding(new QComboBox(this))
    , m_proof(new QLabel(this))
    , m_delimiter(new QComboBox(this))
    , m_quote(new QComboBox(this))
    , m_escape(new QCheckBox(tr("A &backslash comes before quotes inside cells"), this))
    , m_blanks(new QCheckBox(tr("Ignore spaces &around quotes"), this))
    , m_comments(new QCheckBox(tr("Lines that begin with # are co&mments, not rows"), this))
    , m_firstLine(new QSpinBox(this))
    , m_header(new QCheckBox(tr("The first row &names the columns"), this))
{
    setObjectName(u"readingDialog"_s);
    setWindowTitle(tr("How the file is read"));
    build();
    showProof();
    connect(m_encoding, &QComboBox::currentIndexChanged, this, &ReadingDialog::showProof);
}

QString ReadingDialog::proofOf(const sheet::Sheet &sheet, bool mayName)
{
    if (!sheet.isOpen())
        return {};
    const QLocale locale;
    const auto &opened = sheet.opened();
    QStringList lines;
    if (!opened.encoding.proof.isEmpty() && mayName)
        lines.append(tr("Reads as: %1").arg(opened.encoding.proof.join(u", "_s)));
    const auto &guess = opened.dialect;
    lines.append(guess.ragged == 0
                     ? tr("All of the first %1 rows have %2 columns.")
                           .arg(locale.toString(guess.rows), locale.toString(guess.columns))
                     : tr("%1 of the first %2 rows do not have %3 columns.")
                           .arg(locale.toString(guess.ragged), locale.toString(guess.rows),
                                locale.toString(guess.columns)));
    if (const auto above = opened.begin.line - 1 + opened.cutAbove; above > 0)
        lines.append(tr("%n lines above the table are left out.", nullptr,
                        static_cast<int>(std::min<qint64>(above, 1'000'000))));
    if (const auto renamed =
            std::ranges::count(sheet.columns(), false, &sheet::SheetColumn::ownName);
        renamed > 0)
        lines.append(tr("%n columns have no name, or a name that is used twice.", nullptr,
                        static_cast<int>(renamed)));
    if (opened.replaced > 0)
        lines.append(tr("%1 bytes could not be read in this encoding.")
                         .arg(locale.toString(opened.replaced)));
    return lines.join(u'\n');
}

void ReadingDialog::build()
{
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    const auto &opened = m_sheet.opened();
    if (opened.entries.size() > 1) {
        m_entry = new QComboBox(this);
        m_entry->setObjectName(u"readingEntry"_s);
        m_entry->addItem(tr("All tables with these columns"), QString());
        for (const auto &name : opened.entries)
            m_entry->addItem(name, name);
        m_entry->setCurrentIndex(std::max(0, m_entry->findData(opened.entry)));
        form->addRow(tr("&Table in the archive"), m_entry);
    }
    addEncoding(form);
    addDialect(form);
    addQuoting(form);
    addRows(form);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *body = new QVBoxLayout;
    body->setContentsMargins(20, 16, 20, 16);
    body->setSpacing(12);
    auto *title = new QLabel(tr("How the file is read"), this);
    setRole(title, Role::Heading);
    body->addWidget(title);
    body->addLayout(form);
    box->addLayout(body);
    box->addWidget(foot());
    setMinimumWidth(m_theme.scaled(480));
}

QWidget *ReadingDialog::foot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    auto *cancel = new Button(tr("Cancel"), m_theme, foot);
    auto *done = new Button(tr("Read it this way"), m_theme, foot);
    done->setKind(Role::Primary);
    done->setObjectName(u"readThisWay"_s);
    done->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(done, &QPushButton::clicked, this, &ReadingDialog::accept);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(done);
    return foot;
}

void ReadingDialog::addEncoding(QFormLayout *form)
{
    const auto &current = m_sheet.opened().encoding.name;
    m_encoding->setObjectName(u"readingEncoding"_s);
    auto offered = table::offeredEncodings();
    if (!offered.contains(current))
        offered.prepend(current);
    for (const auto &name : offered)
        m_encoding->addItem(nameOfEncoding(name), name);
    m_encoding->setCurrentIndex(m_encoding->findData(current));
    form->addRow(tr("&Encoding"), m_encoding);
    m_proof->setObjectName(u"readingProof"_s);
    m_proof->setTextFormat(Qt::PlainText);
    m_proof->setWordWrap(true);
    m_proof->setMinimumHeight(m_theme.scaled(54));
    m_proof->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setRole(m_proof, Role::Small);
    form->addRow(QString(), m_proof);
}

void ReadingDialog::addDialect(QFormLayout *form)
{
    const auto &dialect = m_sheet.source().dialect;
    m_delimiter->setObjectName(u"readingDelimiter"_s);
    for (const char delimiter : {',', ';', '\t', '|'})
        m_delimiter->addItem(nameOfDelimiter(delimiter), int(delimiter));
    if (m_delimiter->findData(int(dialect.delimiter)) < 0)
        m_delimiter->addItem(nameOfDelimiter(dialect.delimiter), int(dialect.delimiter));
    m_delimiter->setCurrentIndex(m_delimiter->findData(int(dialect.delimiter)));
    form->addRow(tr("&Column separator"), m_delimiter);
}

void ReadingDialog::addQuoting(QFormLayout *form)
{
    const auto &dialect = m_sheet.source().dialect;
    m_quote->setObjectName(u"readingQuote"_s);
    m_quote->addItem(tr("double quotes \""), int('"'));
    m_quote->addItem(tr("single quotes '"), int('\''));
    m_quote->addItem(tr("none: quotes are part of the text"), 0);
    m_quote->setCurrentIndex(std::max(0, m_quote->findData(int(dialect.quote))));
    form->addRow(tr("&Quotes around cells"), m_quote);
    m_escape->setObjectName(u"readingEscape"_s);
    m_escape->setChecked(dialect.escape != 0);
    m_blanks->setObjectName(u"readingBlanks"_s);
    m_blanks->setChecked(dialect.blanksAroundQuotes);
    const auto allow = [this] {
        const bool quotes = m_quote->currentData().toInt() != 0;
        m_escape->setEnabled(quotes);
        m_blanks->setEnabled(quotes);
    };
    connect(m_quote, &QComboBox::currentIndexChanged, this, allow);
    allow();
    form->addRow(QString(), m_escape);
    form->addRow(QString(), m_blanks);
}

void ReadingDialog::addRows(QFormLayout *form)
{
    static constexpr int lastLine = 100'000;
    m_firstLine->setObjectName(u"readingFirstLine"_s);
    m_firstLine->setRange(1, lastLine);
    m_firstLine->setValue(static_cast<int>(m_sheet.opened().begin.line));
    form->addRow(tr("Table be&gins at line"), m_firstLine);
    m_header->setObjectName(u"readingHeader"_s);
    m_header->setChecked(m_sheet.source().header);
    form->addRow(QString(), m_header);
    m_comments->setObjectName(u"readingComments"_s);
    m_comments->setChecked(m_sheet.source().dialect.comment != 0);
    form->addRow(QString(), m_comments);
}

// Another escape or remark sign than the usual one stays what it is.
table::Dialect ReadingDialog::dialect() const
{
    const auto &before = m_sheet.source().dialect;
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

// The first accented words as they read in the encoding chosen: wrong ones are seen at once.
void ReadingDialog::showProof()
{
    const auto encoding = m_encoding->currentData().toByteArray();
    const bool same = encoding == m_sheet.opened().encoding.name;
    if (same || !m_sheet.opened().entries.isEmpty() || !m_mayName) {
        m_proving.stop();
        m_proof->setText(proofOf(m_sheet, m_mayName));
        return;
    }
    m_proving.start(
        [path = m_sheet.path(), encoding](table::Progress &) {
            const auto file = table::TableFile::open(path);
            return file ? table::accentedWords((*file)->read(0, sampleSize), encoding)
                        : QStringList();
        },
        [this](QStringList &&words) {
            m_proof->setText(words.isEmpty()
                                 ? tr("No accented or other special letters were found.")
                                 : tr("Reads as: %1").arg(words.join(u", "_s)));
        });
}

// Another table of the archive is read by its own guess, but for what was changed here.
void ReadingDialog::accept()
{
    const auto &opened = m_sheet.opened();
    const auto &source = m_sheet.source();
    const auto entry = m_entry ? m_entry->currentData().toString() : QString();
    const bool other = m_entry && entry != opened.entry;
    const auto encoding = m_encoding->currentData().toByteArray();
    sheet::Reading reading{.entry = entry, .stack = m_entry && entry.isEmpty()};
    if (reading.stack)
        reading.entry = opened.entry.isEmpty() ? m_sheet.reading().entry : opened.entry;
    if (!other || encoding != opened.encoding.name)
        reading.encoding = encoding;
    if (!other || dialect() != source.dialect)
        reading.dialect = dialect();
    if (!other || m_header->isChecked() != source.header)
        reading.header = m_header->isChecked();
    if (!reading.stack && (!other || m_firstLine->value() != opened.begin.line))
        reading.firstLine = m_firstLine->value();
    Q_EMIT chosen(reading);
    QDialog::accept();
}

} // namespace storedesk::ui::files
