// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/randomtable.h"

#include <QString>
#include <QStringList>

#include <array>

namespace support {

using namespace Qt::StringLiterals;

// Words in one language that occur in customer lists, separated by vertical bars.
struct WesternWords
{
    const char *name;
    // Names, cities and streets that consist of English letters.
    const char16_t *plain;
    const char16_t *accented;
    // Free text.
    const char16_t *notes;
};

// clang-format off
inline constexpr std::array westernWords{
    WesternWords{"Spanish",
        u"Carmen|Ana|Luis|Pedro|Marta|Jorge|Laura|Miguel|Elena|Pablo|Garrido|Moreno|Romero|Serrano|Blanco|Madrid|Sevilla|Bilbao|Granada|Toledo|Calle Mayor|Gran Via|Plaza de Espana|Alameda",
        u"José|María|Jesús|Ángel|Sofía|Andrés|Inés|Raúl|Óscar|Rubén|Adrián|Verónica|García|Martínez|Rodríguez|Sánchez|Pérez|Gómez|Jiménez|Hernández|Díaz|Muñoz|Álvarez|Gutiérrez|Ramírez|Núñez|Peña|Ibáñez|Ordóñez|Cáceres|Málaga|Córdoba|Cádiz|Ávila|León|Almería|Castellón|Logroño|A Coruña|Jaén|Alcalá de Henares|San Sebastián|Avenida de la Constitución|Calle Núñez de Balboa|Paseo de la Castellana, 3º|Plaza España|Camino Viñas|Calle Velázquez|Agüero|Güell",
        u"llamar por la mañana|cliente desde hace años|pidió la devolución|tamaño pequeño|envío urgente|¿facturar?|pagó en efectivo|talla única|no quiere más correos|piso 2º|3ª planta|cumpleaños en abril|sin teléfono|12 € de descuento"},
    WesternWords{"Catalan",
        u"Pau|Jordi|Marta|Anna|Laia|Pere|Montse|Arnau|Clara|Oriol|Vidal|Soler|Puig|Ferrer|Serra|Barcelona|Girona|Lleida|Tarragona|Reus|Carrer Gran|Carrer Major|Rambla|Passeig",
        u"Núria|Mònica|Àngels|Òscar|Sílvia|Josep Mª|Lluís|Mercè|Agnès|Raül|Martí|Ramón|Jesús|Èric|Sònia|Eulàlia|Gràcia|Joaquím|Bàrbara|Víctor|Bartomeu Güell|Solà|Roglà|Ràfols|Pujadó|Muñoz|Capellà|Codorníu|Rubió|Sabadell i Vallès|Mataró|Terrassa, Vallès|Vilanova i la Geltrú|Sant Cugat del Vallès|Castelló|Alcúdia|Igualada, Òdena|Berguedà|Empúries|València|Cornellà|Carrer València|Plaça Catalunya|Avinguda Diagonal, 3r 1ª|Carrer de Còrsega|Plaça de la Llibertat|Torrent de l'Olla, àtic|Carrer Balmes, entresòl|Paral·lel|Sant Gervasi, xalet",
        u"trucar demà al matí|client des de fa anys|està pendent|col·laboració|sense correu electrònic|no és a casa|pagarà en efectiu|però només dissabte|és soci|vol la revista en català|qüestió oberta|talla única|fill de la Núria|descompte del 10 %"},
    WesternWords{"Portuguese",
        u"Ana|Paulo|Rita|Pedro|Carla|Miguel|Teresa|Rui|Marta|Tiago|Silva|Costa|Pereira|Ferreira|Oliveira|Lisboa|Porto|Braga|Coimbra|Faro|Rua Direita|Avenida da Liberdade|Largo do Carmo|Praceta",
        u"João|José|Inês|António|Conceição|Luís|Mónica|Sérgio|Cláudia|Débora|Flávio|Patrícia|Vânia|Zélia|Estêvão|Simão|Gonçalo|Lourenço|Magalhães|Guimarães|Simões|Araújo|Gonçalves|Brandão|Falcão|Leitão|Assunção|Mendonça|Évora|Setúbal|Santarém|Portimão|Olhão|São Paulo|Brasília|Goiânia|Florianópolis|Maceió|Belém|Póvoa de Varzim|Rua da Conceição|Avenida João XXI|Praça do Comércio|Rua São Bento|Travessa da Saúde|Alameda dos Oceanos, 2º|Bairro Três Vendas|Rua Camões",
        u"ligar de manhã|cliente há três anos|não quer receber|devolução aceite|promoção de verão|atenção ao endereço|pagou em prestações|não tem telefone|número errado|sábado à tarde|aniversário em março|já respondeu|você|açúcar e café"},
    WesternWords{"French",
        u"Marie|Pierre|Luc|Anne|Paul|Claire|Julien|Thomas|Sophie|Nicolas|Martin|Bernard|Dubois|Laurent|Moreau|Paris|Lyon|Nantes|Bordeaux|Lille|Rue de Rivoli|Boulevard Voltaire|Quai Nord|Avenue Foch",
        u"François|Hélène|Zoé|André|Aurélie|Benoît|Cédric|Céline|Chloé|Jérôme|Noël|Loïc|Geneviève|Irène|Joël|Mélanie|Stéphane|Valérie|Anaïs|Maëlle|Lefèvre|Lemaître|Besançon|Orléans|Saint-Étienne|Nîmes|Béziers|Angoulême|Évry|Châlons|Genève|Québec|Montréal|Créteil|Compiègne|Rue de l'Église|Rue Molière|Place de la République|Boulevard Saint-Michel, côté cour|Chemin du Mûrier|Allée des Chênes|Rue Hôtel-de-Ville|Impasse de la Forêt|Cité Médéric",
        u"rappeler après 18 h|client fidèle|colis reçu|à contacter|déjà inscrit|numéro erroné|payé en espèces|très satisfait|cœur de cible|où livrer ?|préfère le courrier|fête en août|l’adresse est fausse|25 € de réduction"},
    WesternWords{"Italian",
        u"Giulia|Marco|Paolo|Anna|Luca|Sara|Andrea|Chiara|Matteo|Elena|Rossi|Russo|Ferrari|Bianchi|Romano|Roma|Milano|Torino|Napoli|Bologna|Via Roma|Corso Italia|Piazza Duomo|Viale Monza",
        u"Niccolò|Nicolò|Noè|Mosè|Giosuè|Desirée|Zoè|Renée|Dalì|Calabrò|Cascià|Salomè|Nardò|Cefalù|Forlì|Cantù|Mondovì|Viggiù|Niscemi, Gelà|Santhià|Canicattì|Patù|Sciré|Ludovisì|Borgo Libertà|Via Libertà|Viale Università|Piazza della Libertà|Via Nicolò Tommaseo|Corso Unità d'Italia|Piazza Mercé|Largo Città|Via XX Settembre, metà|Località Pietà|Lungomare Gesù",
        u"richiamare lunedì|più tardi|non c'è|è già cliente|città sbagliata|perché no|però vuole lo sconto|pagherà a rate|qualità buona|novità di venerdì|così va bene|età non indicata|martedì e giovedì|25 € di sconto"},
    WesternWords{"German",
        u"Anna|Peter|Klaus|Julia|Stefan|Sabine|Thomas|Maria|Andreas|Petra|Schmidt|Schneider|Fischer|Weber|Meyer|Berlin|Hamburg|Stuttgart|Leipzig|Bremen|Hauptplatz|Am Markt|Bahnhofsplatz|Ringweg",
        u"Jürgen|Günther|Björn|Käthe|Jörg|Sören|André|Zoë|Bärbel|Götz|Müller|Schäfer|Schröder|Krüger|Köhler|König|Krämer|Böhm|Jäger|Großmann|Weiß|Voß|Strauß|Gößwein|München|Köln|Düsseldorf|Nürnberg|Würzburg|Lübeck|Göttingen|Tübingen|Zürich|Österreich|Graz, Straßgang|Hauptstraße 5|Goethestraße|Kölner Weg|Schloßallee|Mühlenweg|Am Römerhügel|Königsallee|Parkstraße|Bäckergasse",
        u"bitte zurückrufen|möchte keine Werbung|größere Menge|prüfen|Straße falsch|läuft über Büro|Gerät fehlt|für März|spätestens Dienstag|Rückgabe erhalten|ungültige Adresse|hätte gern ein Gespräch|„vielleicht“|Café am Eck"},
};
// clang-format on

// A customer list in one language. The same seed gives the same list.
class WesternList final
{
public:
    WesternList(const WesternWords &words, quint32 seed)
        : m_plain(QString::fromUtf16(words.plain).split(u'|'))
        , m_accented(QString::fromUtf16(words.accented).split(u'|'))
        , m_notes(QString::fromUtf16(words.notes).split(u'|'))
        , m_random(seed)
    {
        // Some lists have few different accented words but repeat them, as is typical of city
        // names.
        const auto kept = m_random.below(3) == 0 ? 1 + m_random.below(3)
                                                 : 4 + m_random.below(int(m_accented.size()) - 4);
        for (qsizetype at = 0; at < kept; ++at)
            m_accented.move(at + m_random.below(int(m_accented.size() - at)), at);
        m_accented.resize(kept);
        m_oneIn = 2 << m_random.below(6);
        m_hasNotes = m_random.below(3) == 0;
    }

    [[nodiscard]] QString rows(int count)
    {
        static constexpr QStringView delimiters = u",;\t|";
        const auto delimiter = delimiters.at(m_random.below(4));
        // Some programs write all text in capitals.
        const bool loud = m_random.below(6) == 0;
        QStringList lines{u"email%1name%1surname%1city%1note"_s.arg(delimiter)};
        for (int row = 1; row <= count; ++row) {
            QStringList cells{u"user%1@example.org"_s.arg(row)};
            for (int cell = 0; cell < 3; ++cell)
                cells.append(word(row == count && cell == 2));
            cells.append(m_hasNotes && m_random.below(m_oneIn) == 0 ? one(m_notes) : QString());
            for (auto &cell : cells) {
                if (cell.contains(delimiter))
                    cell = u'"' + cell + u'"';
            }
            lines.append(cells.join(delimiter));
        }
        const auto text = lines.join(u'\n') + u'\n';
        return loud ? text.toUpper() : text;
    }

private:
    [[nodiscard]] QString one(const QStringList &words)
    {
        return words.at(m_random.below(static_cast<int>(words.size())));
    }
    // Returns a random word. If `surely` is set, the word is accented, so that every list has one.
    [[nodiscard]] QString word(bool surely)
    {
        return one(surely || m_random.below(m_oneIn) == 0 ? m_accented : m_plain);
    }

    QStringList m_plain;
    QStringList m_accented;
    QStringList m_notes;
    RandomTable m_random;
    int m_oneIn = 2;
    bool m_hasNotes = false;
};

} // namespace support
